/** The checksums of the site's files in its service worker. */

import { createHash } from "node:crypto";

const SUMS = /(?<=Object\.entries\()\{.*?\}/;

/** Names and checksums; empty for what has none. @param {string} worker @returns {[file: string, sum: string][]} */
export const checksumsOf = (worker) => Object.entries(JSON.parse(SUMS.exec(worker)?.[0] ?? "{}"));

/** A worker for other checksums. @param {string} worker @param {[file: string, sum: string][]} sums */
export const withChecksums = (worker, sums) =>
  worker.replace(SUMS, () => JSON.stringify(Object.fromEntries(sums)));

/** @param {string | Buffer} content */
export const checksum = (content) =>
  createHash("sha256").update(content).digest("base64").slice(0, 20);
