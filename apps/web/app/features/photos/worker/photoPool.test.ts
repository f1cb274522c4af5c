import { expect, test } from "vitest";
import type { PhotoTask, TaskMessage } from "./messages.ts";
import { createPhotoPool, type StartWorker, workerCountFor } from "./photoPool.ts";

/** Returns fake workers that answer on demand. */
const fakeWorkers = () => {
  const workers: { readonly sent: TaskMessage[]; readonly answer: () => void; readonly crash: () => void }[] =
    [];
  const start: StartWorker = (onResult, onDeath) => {
    const sent: TaskMessage[] = [];
    workers.push({
      sent,
      answer: () => onResult({ requestId: sent.at(-1)?.requestId ?? -1, result: { kind: "undecodable" } }),
      crash: onDeath,
    });
    return { postMessage: (message) => void sent.push(message), terminate: () => undefined };
  };
  return { start, workers };
};

const task = (longSide: number): PhotoTask => ({
  kind: "preview",
  file: new Blob(),
  format: "jpeg",
  longSide,
});
const tasksSentTo = (worker: { sent: TaskMessage[] } | undefined) =>
  worker?.sent.map(({ task: sent }) => (sent.kind === "preview" ? sent.longSide : 0));

test("a worker has one task at a time, and the most urgent task is next", async () => {
  const { start, workers } = fakeWorkers();
  const pool = createPhotoPool(start, 1);
  const first = pool.run(task(1), 1);
  void pool.run(task(3), 2);
  void pool.run(task(2), 0);
  expect(tasksSentTo(workers[0])).toEqual([1]);
  workers[0]?.answer();
  await first;
  expect(tasksSentTo(workers[0])).toEqual([1, 2]);
});

test("a worker that crashes fails only its own photo and is replaced", async () => {
  const { start, workers } = fakeWorkers();
  const pool = createPhotoPool(start, 1);
  const completed = pool.run(task(1), 0);
  workers[0]?.answer();
  await completed;
  const crashing = pool.run(task(2), 0);
  const next = pool.run(task(3), 0);
  workers[0]?.crash();
  await expect(crashing).rejects.toThrow("died");
  expect(tasksSentTo(workers[1])).toEqual([3]);
  workers[1]?.answer();
  await expect(next).resolves.toEqual({ kind: "undecodable" });
});

test("a worker that cannot be loaded is not retried forever", async () => {
  const { start, workers } = fakeWorkers();
  const pool = createPhotoPool(start, 1);
  const first = pool.run(task(1), 0);
  const waiting = pool.run(task(2), 0);
  workers[0]?.crash();
  await expect(first).rejects.toThrow();
  await expect(waiting).rejects.toThrow();
  await expect(pool.run(task(3), 0)).rejects.toThrow();
  expect(workers).toHaveLength(1);
});

test("the pool has two workers, or one on a single core", () => {
  expect([1, 2, 8].map(workerCountFor)).toEqual([1, 2, 2]);
});
