import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBackgroundTasks } from "./adapters/system/backgroundTasks.ts";
import { startScheduler } from "./scheduler.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const failures: string[] = [];
const background = createBackgroundTasks((name) => failures.push(name));

test("every task runs at once and again after its interval, until it is stopped", async () => {
  const runs = { often: 0, seldom: 0 };
  const stop = startScheduler(
    [
      { name: "often", intervalMs: 1_000, run: async () => runs.often++ },
      { name: "seldom", intervalMs: 3_000, run: async () => runs.seldom++ },
    ],
    background,
  );
  expect(runs).toEqual({ often: 1, seldom: 1 });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(runs).toEqual({ often: 7, seldom: 3 });
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(runs).toEqual({ often: 7, seldom: 3 });
});

test("a long run delays the next one", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let runs = 0;
  const slow = async () => {
    runs++;
    await promise;
  };
  const stop = startScheduler([{ name: "slow", intervalMs: 1_000, run: slow }], background);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toBe(1);
  resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs).toBe(2);
  stop();
});

test("a failed task is reported and runs again after a pause, and other tasks are not affected", async () => {
  let tries = 0;
  let others = 0;
  const fail = async () => {
    tries++;
    throw new Error("no answer");
  };
  const stop = startScheduler(
    [
      { name: "failing", intervalMs: 1_000, run: fail },
      { name: "other", intervalMs: 1_000, run: async () => others++ },
    ],
    background,
  );
  await vi.advanceTimersByTimeAsync(20_000);
  expect(tries).toBe(3);
  expect(others).toBe(21);
  expect(failures).toEqual(["failing", "failing", "failing"]);
  stop();
});
