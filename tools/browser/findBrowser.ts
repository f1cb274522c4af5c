import { accessSync, constants, globSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

const EXECUTABLE_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** Usual paths of browsers that are not on the PATH. */
const KNOWN_PATHS = [
  "/usr/lib/chromium/chromium",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
  "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
];

/** Playwright's download folders below the home folder, on Linux, macOS and Windows. */
const PLAYWRIGHT_CACHES = [
  ".cache/ms-playwright",
  "Library/Caches/ms-playwright",
  "AppData/Local/ms-playwright",
];
const PLAYWRIGHT_CACHE_PATTERNS = [
  "chromium-*/chrome-linux*/chrome",
  "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
  "chromium-*/chrome-win*/chrome.exe",
];

/**
 * Returns the path of a Chromium or Chrome on this machine: CHROMIUM_PATH first, then the usual paths. Null when
 * there is none.
 */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): string | null {
  return listCandidates(environment).find(isExecutable) ?? null;
}

function listCandidates({ CHROMIUM_PATH, PATH = "", PLAYWRIGHT_BROWSERS_PATH }: NodeJS.ProcessEnv): string[] {
  const onPath = PATH.split(delimiter).flatMap((folder) =>
    EXECUTABLE_NAMES.map((name) => join(folder, name)),
  );
  const caches = PLAYWRIGHT_BROWSERS_PATH
    ? [PLAYWRIGHT_BROWSERS_PATH]
    : PLAYWRIGHT_CACHES.map((cache) => join(homedir(), cache));
  const cached = caches.flatMap((cache) =>
    globSync(PLAYWRIGHT_CACHE_PATTERNS, { cwd: cache }).map((found) => join(cache, found)),
  );
  return [...(CHROMIUM_PATH ? [CHROMIUM_PATH] : []), ...onPath, ...KNOWN_PATHS, ...cached];
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
