import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNode } from "./runNode.ts";
import { failedResult, type StageResult } from "./stage.ts";

/** The part of Playwright's JSON report that is read here. */
type Report = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
};

/** Runs Playwright's tests with the configuration in a folder of the repository. */
export async function runPlaywright(
  configFolder: string,
  environment: Readonly<Record<string, string>>,
): Promise<StageResult> {
  const folder = mkdtempSync(join(tmpdir(), "storywall-playwright-"));
  try {
    const file = join(folder, "report.json");
    const { code, output } = await runNode(
      "@playwright/test/cli.js",
      ["test", "--reporter=list,json"],
      configFolder,
      { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    );
    return readReport(file, code, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

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
