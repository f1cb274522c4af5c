import type { Reporter, TestCase, TestModule, TestSuite } from "vitest/node";

/** A threshold in a test's metadata, as apps/server/test/faults/harness/thresholds.ts writes it. */
type ThresholdResult = {
  readonly name: string;
  readonly figure: number;
  readonly limit: number;
  readonly is: string;
  readonly unit?: string;
  readonly holds: boolean;
};

const thresholdsOf = (test: TestCase): readonly ThresholdResult[] => {
  const thresholds: unknown = Reflect.get(test.meta(), "thresholds");
  return Array.isArray(thresholds) ? thresholds : [];
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Prints each threshold as soon as its test has ended. For a test that failed before it could measure, prints its
 * errors.
 */
export default class ThresholdReporter implements Reporter {
  private passed = 0;
  private failed = 0;

  onTestCaseResult(test: TestCase): void {
    const thresholds = thresholdsOf(test);
    for (const { name, figure, limit, is, unit = "", holds } of thresholds) {
      print(`${holds ? "pass" : "FAIL"}  ${name}: ${figure}${unit} (${is} ${limit}${unit})`);
    }
    const missed = thresholds.filter(({ holds }) => !holds).length;
    this.passed += thresholds.length - missed;
    this.failed += missed;
    const { state, errors } = test.result();
    if (state === "skipped") print(`skip  ${test.fullName}`);
    if (state === "failed" && missed === 0) {
      this.failed += 1;
      print(`FAIL  ${test.fullName}`);
      for (const { message } of errors ?? []) print(`      ${message}`);
    } else if (state === "passed" && thresholds.length === 0) this.passed += 1;
  }

  /** A hook that failed leaves its tests skipped, which must not look like a pass. */
  onTestSuiteResult(suite: TestSuite): void {
    this.printErrors(suite.fullName, suite.errors());
  }

  onTestModuleEnd(module: TestModule): void {
    this.printErrors(module.relativeModuleId, module.errors());
  }

  private printErrors(name: string, errors: readonly { readonly message: string }[]): void {
    for (const { message } of errors) {
      this.failed += 1;
      print(`FAIL  ${name}: ${message}`);
    }
  }

  onTestRunEnd(): void {
    print(`${this.passed} passed, ${this.failed} failed`);
  }
}
