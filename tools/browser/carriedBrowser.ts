import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { root } from "../setup/paths.mjs";
import { runQuietly } from "../setup/runQuietly.mjs";

const PACKAGE = join(root, "node_modules/@sparticuz/chromium");
const PACKED = join(PACKAGE, "bin/chromium.br");

/**
 * Chromium's headless shell as an npm package brings it, unpacked once; null where it does not run. It is Chromium without
 * a window to draw into: the browser tests take a quarter less of the processor than in a whole one (decision 0039).
 */
export async function carriedBrowser(): Promise<string | null> {
  if (process.platform !== "linux" || process.arch !== "x64" || !existsSync(PACKED)) return null;
  // Inside of its package: another version, which comes with a folder of its own, is never taken for it.
  const shell = join(PACKAGE, "headless-shell");
  if (!existsSync(shell)) await unpackTo(shell);
  // It brings no libraries of the system; on a bare machine they come with Debian's Chromium.
  const { code } = await runQuietly(shell, ["--version"], {});
  return code === 0 ? shell : null;
}

/** Whole or not at all: what is being written has another name. */
async function unpackTo(shell: string): Promise<void> {
  const underWay = `${shell}.${process.pid}`;
  try {
    await pipeline(
      createReadStream(PACKED),
      createBrotliDecompress(),
      createWriteStream(underWay, { mode: 0o755 }),
    );
    await rename(underWay, shell);
  } finally {
    await rm(underWay, { force: true });
  }
}
