import { expect, type TestContext } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** What a fault run measured; tools/faults prints it. */
    bars?: readonly Bar[];
  }
}

/** One number that a fault run reached, and what it has to be. */
export type Bar = {
  readonly name: string;
  readonly figure: number;
  readonly limit: number;
  readonly is: "exactly" | "at most" | "at least";
  readonly unit: string;
  readonly holds: boolean;
};

export const exactly = (name: string, figure: number, limit: number): Bar => ({
  name,
  figure,
  limit,
  is: "exactly",
  unit: "",
  holds: figure === limit,
});

export const atMost = (name: string, figure: number, limit: number, unit = ""): Bar => ({
  name,
  figure: Math.round(figure * 100) / 100,
  limit,
  is: "at most",
  unit,
  holds: figure <= limit,
});

export const atLeast = (name: string, figure: number, limit: number, unit = ""): Bar => ({
  name,
  figure,
  limit,
  is: "at least",
  unit,
  holds: figure >= limit,
});

const lineOf = ({ name, figure, limit, is, unit }: Bar): string =>
  `${name}: ${figure}${unit} (${is} ${limit}${unit})`;

/** Hands the numbers to the run's printer, and fails the test with those that are missed. */
export const reportBars = ({ task }: Pick<TestContext, "task">, bars: readonly Bar[]): void => {
  task.meta.bars = [...(task.meta.bars ?? []), ...bars];
  expect(bars.filter(({ holds }) => !holds).map(lineOf)).toEqual([]);
};
