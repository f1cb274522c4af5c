import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findOrInstallBrowser } from "../browser/findOrInstallBrowser.ts";
import { runNode } from "./runNode.ts";
import { failedResult, type Stage, type StageResult } from "./stage.ts";

/** The part of Playwright's JSON report that is read here. */
type Report = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
};

/** Runs the tests of e2e/ in a real browser, against the program as `npm start` runs it. */
export const playwright: Stage = {
  name: "browser tests",
  run: async () => {
    const browser = await findOrInstallBrowser();
    if (browser.kind === "none") return failedResult(browser.advice);
    const folder = mkdtempSync(join(tmpdir(), "storywall-playwright-"));
    try {
      const file = join(folder, "report.json");
      const { code, output } = await runNode(
        "@playwright/test/cli.js",
        ["test", "--reporter=list,json"],
        "e2e",
        {
          CHROMIUM_PATH: browser.path,
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        },
      );
      return readReport(file, code, output);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function readReport(file: string, code: number, output: string): StageResult {
  if (!existsSync(file)) return failedResult(output); // Playwright ended before it wrote its report
  const { stats }: Report = JSON.parse(readFileSync(file, "utf8"));
  return {
    passed: stats.expected,
    // A test that passes only in a retry counts as failed.
    failed: stats.unexpected + stats.flaky === 0 && code !== 0 ? 1 : stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    report: output,
  };
}
