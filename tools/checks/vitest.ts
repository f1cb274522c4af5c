import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNode } from "./runNode.ts";
import { failedResult, type Stage, type StageResult } from "./stage.ts";

/** The part of Vitest's JSON report that is read here. */
type Report = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};

/** Runs Vitest's tests: those of the named projects of vitest.config.ts, or all. */
export const vitest = (
  name: string,
  projects: readonly ("unit" | "isolated" | "database")[] = [],
): Stage => ({
  name,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), "storywall-vitest-"));
    try {
      const file = join(folder, "report.json");
      const args = ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
      const { code, output } = await runNode("vitest/vitest.mjs", [
        ...args,
        ...projects.map((project) => `--project=${project}`),
      ]);
      return readReport(file, code, output);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

function readReport(file: string, code: number, output: string): StageResult {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return failedResult(output); // Vitest ended before it wrote its report
  }
  // A file that cannot be loaded reports no tests. It must still count as failed.
  const unloadableFileCount = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((result) => result.status !== "failed"),
  ).length;
  const failed = report.numFailedTests + unloadableFileCount;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed, // an error outside of any test
    skipped: report.numPendingTests + report.numTodoTests,
    report: output,
  };
}
