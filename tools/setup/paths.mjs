import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Where the set-up keeps its own things: its lock and, during an install, the packages that worked before. */
export const setupFolder = join(root, ".setup");

/**
 * The PATH of the person who called us. npm puts our own node_modules/.bin first, whose `node` is the one we carry; while
 * that folder is being replaced nobody may run from it.
 */
export function pathOutsideProject() {
  const entries = (process.env.PATH ?? "").split(delimiter);
  return entries.filter((entry) => !entry.startsWith(root)).join(delimiter);
}
