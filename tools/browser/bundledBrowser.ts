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
 * Returns the path of Chromium's headless shell from an npm package, which is unpacked once; null when it does not
 * run. It is Chromium without windows, in which the browser tests need a quarter less processor time (decision
 * 0039).
 */
export async function bundledBrowser(): Promise<string | null> {
  if (process.platform !== "linux" || process.arch !== "x64" || !existsSync(ARCHIVE_FILE)) return null;
  // Unpacked inside the package's folder: each version of the package has its own folder, so versions are never
  // mixed.
  const shell = join(PACKAGE_FOLDER, "headless-shell");
  if (!existsSync(shell)) await unpackTo(shell);
  // The package has no system libraries. On a bare machine they are missing, and Debian's Chromium installs them.
  const { code } = await runQuietly(shell, ["--version"], {});
  return code === 0 ? shell : null;
}

/** Unpacks to a temporary name first, so that an interrupted run leaves no partial file. */
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
