import { createRoot } from "react-dom/client";
import { Game } from "./game";

createRoot(document.getElementById("app")!).render(<Game />);
