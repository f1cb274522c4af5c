import { accessSync, constants, globSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Paths of the programs that drive a browser, by the environment variables from which the tests read them. */
export type BrowserPrograms = Readonly<Record<string, string>>;

export type OtherBrowser = {
  readonly name: "Firefox" | "WebKit";
  /** Debian packages that contain the browser. */
  readonly packages: readonly string[];
  /** Null when it is not installed. */
  readonly programs: BrowserPrograms | null;
};

const MINI_BROWSER_GLOB = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser";

/** Searches for Firefox, and for WebKitGTK with its driver, whose windows need a display. */
export const findOtherBrowsers = (environment: NodeJS.ProcessEnv = process.env): readonly OtherBrowser[] => [
  {
    name: "Firefox",
    packages: ["firefox-esr"],
    programs: allOf({ FIREFOX_PATH: environment.FIREFOX_PATH ?? findOnPath(["firefox-esr", "firefox"]) }),
  },
  {
    name: "WebKit",
    packages: ["webkit2gtk-driver", "xvfb"],
    programs: allOf({
      WEBKIT_DRIVER_PATH: findOnPath(["WebKitWebDriver"]),
      MINI_BROWSER_PATH: globSync(MINI_BROWSER_GLOB)[0] ?? null,
      XVFB_PATH: findOnPath(["Xvfb"]),
    }),
  },
];

const allOf = (programs: Readonly<Record<string, string | null>>): BrowserPrograms | null => {
  const found = Object.entries(programs).flatMap(([name, path]) => (path === null ? [] : [[name, path]]));
  return found.length === Object.keys(programs).length ? Object.fromEntries(found) : null;
};

const findOnPath = (names: readonly string[]): string | null => {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable) ?? null;
};

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
