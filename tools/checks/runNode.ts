import { join } from "node:path";
import { root } from "../setup/paths.mjs";
import { runQuietly } from "../setup/runQuietly.mjs";

/**
 * Timeout that is longer than any runner takes at half the usual speed. A runner that hangs is ended and counts as
 * failed.
 */
const TIMEOUT_MS = 30 * 60_000;

/** Node's compile cache: tests start the shop several hundred times, and half of each start is loading code. */
export const COMPILE_CACHE_FOLDER = join(root, "node_modules/.cache/compiled");

/** Runs a program of node_modules on this Node, in `folder` of the repository. Returns its output without colours. */
export function runNode(
  program: string,
  args: readonly string[],
  folder = "",
  env: Record<string, string> = {},
) {
  return runQuietly(process.execPath, [join(root, "node_modules", program), ...args], {
    cwd: join(root, folder),
    env: {
      ...process.env,
      NO_COLOR: "1",
      FORCE_COLOR: undefined,
      NODE_COMPILE_CACHE: COMPILE_CACHE_FOLDER,
      ...env,
    },
    timeout: TIMEOUT_MS,
  });
}
