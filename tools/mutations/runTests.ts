import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "../setup/runQuietly.mjs";
import { getNodePath } from "../setup/runtime.mjs";
import { type Mutation, titlePattern } from "./mutation.ts";

/** Timeout longer than any of the tests; a mutation may make one wait until its own timeout. */
const MAX_RUN_MS = 10 * 60_000;

/** The part of Vitest's JSON report that is read here. */
type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

/** `status` is Vitest's: `passed`, `failed`, `skipped` …; `messages` say why the test failed. */
export type TestResult = {
  readonly name: string;
  readonly status: string;
  readonly messages: readonly string[];
};

export type TestRun = { readonly results: readonly TestResult[]; readonly output: string };

/** Returns the project of vitest.config.ts that runs a file. Tests of both databases run on the embedded one, which needs no start. */
const projectOf = (file: string): string => {
  if (file.includes(".database.")) return "database";
  return file.includes(".isolated.") ? "isolated" : "unit";
};

/** Runs the tests of these files and titles in a copy of the repository. */
export async function runTests(copy: string, tests: readonly Mutation["test"][]): Promise<TestRun> {
  const reportFile = join(copy, "mutation-report.json");
  rmSync(reportFile, { force: true });
  const files = [...new Set(tests.map(({ file }) => file))];
  const projects = new Set(files.map(projectOf));
  const { output } = await runQuietly(
    getNodePath(),
    [
      join(copy, "node_modules/vitest/vitest.mjs"),
      "run",
      "--reporter=json",
      "--reporter=dot",
      `--outputFile.json=${reportFile}`,
      ...[...projects].map((project) => `--project=${project}`),
      `--testNamePattern=${[...new Set(tests.map(({ title }) => titlePattern(title)))].join("|")}`,
      ...files,
    ],
    { cwd: copy, env: { ...process.env, NO_COLOR: "1", ALL_TESTS: "1" }, timeout: MAX_RUN_MS },
  );
  const results = readReport(reportFile).testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      name: fullName,
      status,
      messages: failureMessages,
    })),
  );
  return { results, output };
}

/** Returns the report. When a run ended before writing one, the report has no tests. */
function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { testResults: [] };
  }
}
