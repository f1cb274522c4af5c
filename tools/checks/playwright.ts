import { findOrInstallBrowser } from "../browser/findOrInstallBrowser.ts";
import { runPlaywright } from "./runPlaywright.ts";
import { failedResult, type Stage } from "./stage.ts";

/** Runs the tests of e2e/ in a real browser, against the program as `npm start` runs it. */
export const playwright: Stage = {
  name: "browser tests",
  run: async () => {
    const browser = await findOrInstallBrowser();
    if (browser.kind === "none") return failedResult(browser.advice);
    return runPlaywright("e2e", { CHROMIUM_PATH: browser.path });
  },
};
