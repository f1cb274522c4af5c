import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** The set-up's own folder: its lock and, during an install, the previous packages. */
export const setupFolder = join(root, ".setup");

/**
 * Returns the PATH without the project's folders. npm puts node_modules/.bin first, whose `node` is the bundled one; no
 * process may run from there while that folder is replaced.
 */
export function pathOutsideProject() {
  const entries = (process.env.PATH ?? "").split(delimiter);
  return entries.filter((entry) => !entry.startsWith(root)).join(delimiter);
}
