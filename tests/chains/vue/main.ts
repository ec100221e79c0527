import { createApp } from "vue";
import Game from "./game.vue";

createApp(Game).mount("#app");
