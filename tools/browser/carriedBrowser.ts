import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import storywall from "../../package.json" with { type: "json" };
import { root } from "../setup/paths.mjs";
import { runQuietly } from "../setup/runQuietly.mjs";

const PACKED = join(root, "node_modules/@sparticuz/chromium/bin/chromium.br");
/** By its version, so that another one is never taken for it. */
const UNPACKED = join(
  root,
  `node_modules/.cache/headless-shell-${storywall.devDependencies["@sparticuz/chromium"]}`,
);

/**
 * Chromium's headless shell as an npm package brings it, unpacked once; null where it does not run. It is Chromium without
 * a window to draw into: the browser tests take a quarter less of the processor than in a whole one (decision 0039).
 */
export async function carriedBrowser(): Promise<string | null> {
  if (process.platform !== "linux" || process.arch !== "x64" || !existsSync(PACKED)) return null;
  if (!existsSync(UNPACKED)) await unpack();
  // It brings no libraries of the system; on a bare machine they come with Debian's Chromium.
  const { code } = await runQuietly(UNPACKED, ["--version"], {});
  return code === 0 ? UNPACKED : null;
}

/** Whole or not at all: what is being written has another name. */
async function unpack(): Promise<void> {
  const underWay = `${UNPACKED}.${process.pid}`;
  try {
    await mkdir(join(UNPACKED, ".."), { recursive: true });
    await pipeline(
      createReadStream(PACKED),
      createBrotliDecompress(),
      createWriteStream(underWay, { mode: 0o755 }),
    );
    await rename(underWay, UNPACKED);
  } finally {
    await rm(underWay, { force: true });
  }
}
