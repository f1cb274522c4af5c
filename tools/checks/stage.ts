/** Result of a stage. Each check, and each test of a runner, counts as one. `report` is shown when any has failed. */
export type StageResult = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly report: string;
  /** Measured values, one line each; also shown when the stage has passed. */
  readonly details?: readonly string[];
};

export type Stage = { readonly name: string; readonly run: () => Promise<StageResult> };

/** The result of a stage with a single check that has passed. */
export const PASSED_RESULT: StageResult = { passed: 1, failed: 0, skipped: 0, report: "" };

/** Returns the result of a stage with a single check that has failed. */
export const failedResult = (report: string): StageResult => ({ passed: 0, failed: 1, skipped: 0, report });

export const addResults = (one: StageResult, other: StageResult): StageResult => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  report: [one.report, other.report].filter(Boolean).join("\n"),
});

export const EMPTY_RESULT: StageResult = { passed: 0, failed: 0, skipped: 0, report: "" };

/** Returns `12 passed, 0 failed`, and the number of skipped ones if there are any. */
export const formatSummary = ({ passed, failed, skipped }: StageResult): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
