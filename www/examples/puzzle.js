const puzzle = document.querySelector("pylos-puzzle");
const answer = document.querySelector("#answer");

puzzle.addEventListener("pylos-solved", ({ detail: { mistakes, hints } }) => {
  answer.textContent =
    mistakes + hints === 0 ? "Solved at once. See you tomorrow!" : "Solved. See you tomorrow!";
});
puzzle.addEventListener("pylos-failed", () => {
  answer.textContent = "Tomorrow is another day.";
});
