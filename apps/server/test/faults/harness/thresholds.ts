import { expect, type TestContext } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** The figures that a fault run measured. `tools/faults` prints them. */
    thresholds?: readonly ThresholdResult[];
  }
}

/** A figure that a fault run measured, and its limit. */
export type ThresholdResult = {
  readonly name: string;
  readonly figure: number;
  readonly limit: number;
  readonly is: "exactly" | "at most" | "at least";
  readonly unit: string;
  readonly holds: boolean;
};

export const exactly = (name: string, figure: number, limit: number): ThresholdResult => ({
  name,
  figure,
  limit,
  is: "exactly",
  unit: "",
  holds: figure === limit,
});

export const atMost = (name: string, figure: number, limit: number, unit = ""): ThresholdResult => ({
  name,
  figure: Math.round(figure * 100) / 100,
  limit,
  is: "at most",
  unit,
  holds: figure <= limit,
});

export const atLeast = (name: string, figure: number, limit: number, unit = ""): ThresholdResult => ({
  name,
  figure,
  limit,
  is: "at least",
  unit,
  holds: figure >= limit,
});

const formatThreshold = ({ name, figure, limit, is, unit }: ThresholdResult): string =>
  `${name}: ${figure}${unit} (${is} ${limit}${unit})`;

/** Passes the figures to the run's reporter, and fails the test when one misses its limit. */
export const reportThresholds = (
  { task }: Pick<TestContext, "task">,
  thresholds: readonly ThresholdResult[],
): void => {
  task.meta.thresholds = [...(task.meta.thresholds ?? []), ...thresholds];
  expect(thresholds.filter(({ holds }) => !holds).map(formatThreshold)).toEqual([]);
};
