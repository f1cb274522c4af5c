/** What one stage found. Each check, and each test of a runner, counts as one. `report` is shown when something failed. */
export type StageResult = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly report: string;
  /** Shown also when all is well: what was measured, a line each. */
  readonly figures?: readonly string[];
};

export type Stage = { readonly name: string; readonly run: () => Promise<StageResult> };

/** The outcome of a stage that is one yes or no. */
export const singleResult = (isPassed: boolean, report: string): StageResult => ({
  passed: isPassed ? 1 : 0,
  failed: isPassed ? 0 : 1,
  skipped: 0,
  report,
});

export const addResults = (one: StageResult, other: StageResult): StageResult => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  report: [one.report, other.report].filter(Boolean).join("\n"),
});

export const EMPTY_RESULT: StageResult = { passed: 0, failed: 0, skipped: 0, report: "" };

/** `12 passed, 0 failed`, and how many were skipped if any. */
export const formatSummary = ({ passed, failed, skipped }: StageResult): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
