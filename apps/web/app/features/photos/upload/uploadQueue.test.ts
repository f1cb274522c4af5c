import { expect, test } from "vitest";
import { createUploadQueue, type TurnOutcome } from "./uploadQueue.ts";

const settled = async (): Promise<void> => {
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
};

const makeQueue = () => {
  const pauses: number[] = [];
  const names: string[] = [];
  const queue = createUploadQueue({
    pause: async (milliseconds) => void pauses.push(milliseconds),
    alone: (name, job) => {
      names.push(name);
      return job();
    },
  });
  return { queue, pauses, names };
};

test("B4 uploads go two at a time, in the order of arrival", async () => {
  const { queue } = makeQueue();
  const started: string[] = [];
  const ends = new Map<string, (outcome: TurnOutcome) => void>();
  for (const id of ["a", "b", "c"]) {
    queue.enqueue(id, () => {
      started.push(id);
      return new Promise((resolve) => ends.set(id, resolve));
    });
  }
  await settled();
  expect(started).toEqual(["a", "b"]);
  ends.get("a")?.("settled");
  await settled();
  expect(started).toEqual(["a", "b", "c"]);
});

test("B4 an upload that nobody answers is tried again, with longer and longer pauses", async () => {
  const { queue, pauses } = makeQueue();
  let tries = 0;
  queue.enqueue("a", async () => {
    tries += 1;
    return tries < 6 ? "unreachable" : "settled";
  });
  await settled();
  await settled();
  expect(tries).toBe(6);
  expect(pauses).toEqual([2_000, 5_000, 15_000, 30_000, 30_000]);
});

test("B4 an upload that is cancelled is told and not tried again", async () => {
  const { queue } = makeQueue();
  let tries = 0;
  queue.enqueue("a", async (signal) => {
    tries += 1;
    queue.cancel("a");
    expect(signal.aborted).toBe(true);
    return "unreachable";
  });
  await settled();
  expect(tries).toBe(1);
});

test("B4 the same photo has one place in the queue, and one tab at a time sends it", async () => {
  const { queue, names } = makeQueue();
  let turns = 0;
  const turn = () => {
    turns += 1;
    return new Promise<TurnOutcome>(() => undefined);
  };
  queue.enqueue("a", turn);
  queue.enqueue("a", turn);
  await settled();
  expect(turns).toBe(1);
  expect(names).toEqual(["storywall-upload-a"]);
});

test("B4 a turn that ends after it was cancelled does not give away the place of the one that came after it", async () => {
  const { queue } = makeQueue();
  const ends: ((outcome: TurnOutcome) => void)[] = [];
  const turn = () => new Promise<TurnOutcome>((resolve) => ends.push(resolve));
  queue.enqueue("a", turn);
  await settled();
  queue.cancel("a");
  queue.enqueue("a", turn);
  await settled();
  expect(ends).toHaveLength(2);
  ends[0]?.("settled");
  await settled();
  queue.enqueue("a", turn);
  await settled();
  expect(ends).toHaveLength(2);
});
