/** A picture as a file: loaded when a page asks for one. @import { CameraSettings } from "./attributes.js" */

import { formatValue, numberIn, parseAttribute } from "./attributes.js";

export { pictureOf } from "../board/picture.js";

/**
 * How a page asks for it, which may be anything.
 * @type {(how: unknown) => { camera?: CameraSettings, width?: number, scale?: number }}
 * @throws {BadValue}
 */
export function readPicture(how) {
  const { camera, width, scale } = Object(how);
  return {
    camera: camera ? parseAttribute("camera", formatValue(camera, "camera")) : undefined,
    width: width && numberIn(formatValue(width), 1, 4096),
    scale: scale && numberIn(formatValue(scale), 0.1, 10),
  };
}
