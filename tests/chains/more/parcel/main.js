import "pylos-board";
import init, { legalMoves, newGame } from "pylos-board/rules";

// In the page itself Parcel would take the address for a file of the project.
const tables = Object.assign(document.createElement("link"), {
  rel: "pylos-tables",
  href: "/tables/",
});
document.head.append(tables);
await init();
document.querySelector("output").textContent = legalMoves(newGame()).length;
