import { expect, test } from "vitest";
import { type AttemptResult, createUploadQueue } from "./uploadQueue.ts";

const flushMicrotasks = async (): Promise<void> => {
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
};

const createTestQueue = () => {
  const delays: number[] = [];
  const lockNames: string[] = [];
  const queue = createUploadQueue({
    wait: async (milliseconds) => void delays.push(milliseconds),
    withLock: (name, job) => {
      lockNames.push(name);
      return job();
    },
  });
  return { queue, delays, lockNames };
};

test("B4 uploads run two at a time, in order of arrival", async () => {
  const { queue } = createTestQueue();
  const started: string[] = [];
  const ends = new Map<string, (outcome: AttemptResult) => void>();
  for (const id of ["a", "b", "c"]) {
    queue.enqueue(id, () => {
      started.push(id);
      return new Promise((resolve) => ends.set(id, resolve));
    });
  }
  await flushMicrotasks();
  expect(started).toEqual(["a", "b"]);
  ends.get("a")?.("settled");
  await flushMicrotasks();
  expect(started).toEqual(["a", "b", "c"]);
});

test("B4 an unanswered upload is retried with growing pauses", async () => {
  const { queue, delays } = createTestQueue();
  let tries = 0;
  queue.enqueue("a", async () => {
    tries += 1;
    return tries < 6 ? "unreachable" : "settled";
  });
  await flushMicrotasks();
  await flushMicrotasks();
  expect(tries).toBe(6);
  expect(delays).toEqual([2_000, 5_000, 15_000, 30_000, 30_000]);
});

test("B4 a cancelled upload gets the signal and is not retried", async () => {
  const { queue } = createTestQueue();
  let tries = 0;
  queue.enqueue("a", async (signal) => {
    tries += 1;
    queue.cancel("a");
    expect(signal.aborted).toBe(true);
    return "unreachable";
  });
  await flushMicrotasks();
  expect(tries).toBe(1);
});

test("B4 the same photo has one place in the queue, and one tab at a time sends it", async () => {
  const { queue, lockNames } = createTestQueue();
  let turns = 0;
  const turn = () => {
    turns += 1;
    return new Promise<AttemptResult>(() => undefined);
  };
  queue.enqueue("a", turn);
  queue.enqueue("a", turn);
  await flushMicrotasks();
  expect(turns).toBe(1);
  expect(lockNames).toEqual(["storywall-upload-a"]);
});

test("B4 an attempt that ends after its cancellation does not remove its successor from the queue", async () => {
  const { queue } = createTestQueue();
  const ends: ((outcome: AttemptResult) => void)[] = [];
  const turn = () => new Promise<AttemptResult>((resolve) => ends.push(resolve));
  queue.enqueue("a", turn);
  await flushMicrotasks();
  queue.cancel("a");
  queue.enqueue("a", turn);
  await flushMicrotasks();
  expect(ends).toHaveLength(2);
  ends[0]?.("settled");
  await flushMicrotasks();
  queue.enqueue("a", turn);
  await flushMicrotasks();
  expect(ends).toHaveLength(2);
});
