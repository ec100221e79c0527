/** The relay for live games that the host names in `host.json`; without one, there are games by links alone. */

import { hostFile } from "../../site/host-file.js";
import { late } from "../../site/late.js";

const file = late(hostFile);

/** Its address, "" for none. */
export const relay = () =>
  file.load().then(
    ({ relay }) => relay,
    () => "",
  );
