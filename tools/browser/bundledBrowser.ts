import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { root } from "../setup/paths.mjs";
import { runQuietly } from "../setup/runQuietly.mjs";

const PACKAGE_FOLDER = join(root, "node_modules/@sparticuz/chromium");
const ARCHIVE_FILE = join(PACKAGE_FOLDER, "bin/chromium.br");

/**
 * Chromium's headless shell as an npm package brings it, unpacked once; null where it does not run. It is Chromium without
 * a window to draw into: the browser tests take a quarter less of the processor than in a whole one (decision 0039).
 */
export async function bundledBrowser(): Promise<string | null> {
  if (process.platform !== "linux" || process.arch !== "x64" || !existsSync(ARCHIVE_FILE)) return null;
  // Inside of its package: another version, which comes with a folder of its own, is never taken for it.
  const shell = join(PACKAGE_FOLDER, "headless-shell");
  if (!existsSync(shell)) await unpackTo(shell);
  // It brings no libraries of the system; on a bare machine they come with Debian's Chromium.
  const { code } = await runQuietly(shell, ["--version"], {});
  return code === 0 ? shell : null;
}

/** Whole or not at all: what is being written has another name. */
async function unpackTo(shell: string): Promise<void> {
  const tempFile = `${shell}.${process.pid}`;
  try {
    await pipeline(
      createReadStream(ARCHIVE_FILE),
      createBrotliDecompress(),
      createWriteStream(tempFile, { mode: 0o755 }),
    );
    await rename(tempFile, shell);
  } finally {
    await rm(tempFile, { force: true });
  }
}
