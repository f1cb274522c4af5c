import { afterEach, expect, test, vi } from "vitest";
import { retry, retryForever, sleep } from "./retry.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** Returns an attempt that fails `failures` times and then settles. */
const settlesAfter = (failures: number) =>
  vi.fn(async (attempts: number) => (attempts < failures ? null : "done"));

const recordWaits = () => {
  const waits: number[] = [];
  return {
    waits,
    wait: async (milliseconds: number) => {
      waits.push(milliseconds);
    },
  };
};

test("retry returns the first value that settles and waits no longer", async () => {
  const { waits, wait } = recordWaits();
  expect(await retry(settlesAfter(0), [10, 20], wait)).toBe("done");
  expect(waits).toEqual([]);
  expect(await retry(settlesAfter(2), [10, 20, 30], wait)).toBe("done");
  expect(waits).toEqual([10, 20]);
});

test("retry returns null when the attempt after the last pause has not settled", async () => {
  const { waits, wait } = recordWaits();
  const attempt = settlesAfter(3);
  expect(await retry(attempt, [10, 20], wait)).toBeNull();
  expect(waits).toEqual([10, 20]);
  expect(attempt.mock.calls).toEqual([[0], [1], [2]]);
});

test("retry takes false for settled", async () => {
  const { waits, wait } = recordWaits();
  expect(await retry(async () => false, [10], wait)).toBe(false);
  expect(waits).toEqual([]);
});

test("retry passes on what an attempt throws", async () => {
  const { waits, wait } = recordWaits();
  const attempt = () => Promise.reject(new Error("broken"));
  await expect(retry(attempt, [10], wait)).rejects.toThrow("broken");
  expect(waits).toEqual([]);
});

test("retryForever repeats the last pause until the attempt settles", async () => {
  const { waits, wait } = recordWaits();
  expect(await retryForever(settlesAfter(5), [10, 20], wait)).toBe("done");
  expect(waits).toEqual([10, 20, 20, 20, 20]);
});

test("sleep resolves after its time, not before", async () => {
  vi.useFakeTimers();
  const done = vi.fn();
  void sleep(1_000).then(done);
  await vi.advanceTimersByTimeAsync(999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
});
