import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./paths.mjs";
import { replaceFolder } from "./replaceFolder.mjs";
import { runQuietly } from "./runQuietly.mjs";
import { getNodePath } from "./runtime.mjs";
import { SetupError } from "./setupError.mjs";

const webFolder = join(root, "apps/web");
const BUILD_PROGRAM = join(root, "node_modules/@react-router/dev/bin.cjs");

/** File with a fingerprint of the sources of the build. It is written last, so an interrupted build has none. */
const stampFile = join(webFolder, "build/.sources");

/** The sources of the pages. */
const SOURCES = ["apps/web", "packages/contract", "packages/domain", "packages/scene", "package-lock.json"];
const IGNORED_NAMES = new Set(["build", "node_modules", ".react-router"]);
const TEST_FILE_PATTERN = /\.test\.tsx?$/;

/** Checks whether the pages were built from the current sources, by content: git does not preserve file times. */
export function isWebBuildFresh() {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === fingerprintSources();
}

/** Builds the bundles for browser and server into apps/web/build. When that fails, the previous build is restored. */
export async function buildWeb() {
  const sourcesFingerprint = fingerprintSources();
  await replaceFolder(join(webFolder, "build"), existsSync(stampFile), async () => {
    const { code, output } = await runQuietly(getNodePath(), [BUILD_PROGRAM, "build"], {
      cwd: webFolder,
      env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" },
    });
    if (code !== 0)
      throw new SetupError(`${output.trim()}\n\nThe pages could not be built; the reason is above.`);
    writeFileSync(stampFile, sourcesFingerprint);
  });
}

function fingerprintSources() {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((source) => [...listFiles(join(root, source))])) {
    // With the length, so that different trees cannot give the same sequence of bytes.
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** @param {string} path a file or folder @returns {Generator<string>} */
function* listFiles(path) {
  const entries = readFolder(path);
  if (!entries) return yield path;
  for (const entry of entries) {
    if (IGNORED_NAMES.has(entry.name) || TEST_FILE_PATTERN.test(entry.name)) continue;
    if (entry.isDirectory()) yield* listFiles(join(path, entry.name));
    else yield join(path, entry.name);
  }
}

/** @param {string} path @returns {import("node:fs").Dirent[] | null} in a fixed order; null for a file */
function readFolder(path) {
  try {
    return readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOTDIR") return null;
    throw error;
  }
}
