import type { Reporter, TestCase, TestModule } from "vitest/node";

/** As apps/server/test/faults/harness/bars.ts hands it over. */
type Bar = {
  readonly name: string;
  readonly figure: number;
  readonly limit: number;
  readonly is: string;
  readonly unit?: string;
  readonly holds: boolean;
};

const barsOf = (test: TestCase): readonly Bar[] => {
  const bars: unknown = Reflect.get(test.meta(), "bars");
  return Array.isArray(bars) ? bars : [];
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** A line a bar as soon as it is known; of what broke down before it could measure, what it said. */
export default class BarReporter implements Reporter {
  private passed = 0;
  private failed = 0;

  onTestCaseResult(test: TestCase): void {
    const bars = barsOf(test);
    for (const { name, figure, limit, is, unit = "", holds } of bars) {
      print(`${holds ? "pass" : "FAIL"}  ${name}: ${figure}${unit} (${is} ${limit}${unit})`);
    }
    const missed = bars.filter(({ holds }) => !holds).length;
    this.passed += bars.length - missed;
    this.failed += missed;
    const { state, errors } = test.result();
    if (state === "skipped") print(`skip  ${test.fullName}`);
    if (state === "failed" && missed === 0) {
      this.failed += 1;
      print(`FAIL  ${test.fullName}`);
      for (const { message } of errors ?? []) print(`      ${message}`);
    } else if (state === "passed" && bars.length === 0) this.passed += 1;
  }

  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors()) {
      this.failed += 1;
      print(`FAIL  ${module.relativeModuleId}: ${message}`);
    }
  }

  onTestRunEnd(): void {
    print(`${this.passed} passed, ${this.failed} failed`);
  }
}
