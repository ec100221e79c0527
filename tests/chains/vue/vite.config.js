import vue from "@vitejs/plugin-vue";

const isCustomElement = (tag) => tag.startsWith("pylos-");

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
