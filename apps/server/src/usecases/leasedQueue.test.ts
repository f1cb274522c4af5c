import { MINUTE_MS, SECOND_MS } from "@storywall/domain/time/durations.ts";
import { expect, test } from "vitest";
import { type ItemResult, LEASE_MS, type LeasedQueue, processDueItems } from "./leasedQueue.ts";

type Job = { readonly id: string; dueAt: number; attempts: number; isSettled: boolean; error: string | null };

const createTestQueue = (ids: readonly string[]) => {
  let time = 0;
  const jobs: readonly Job[] = ids.map((id) => ({
    id,
    dueAt: 0,
    attempts: 0,
    isSettled: false,
    error: null,
  }));
  const clock = { now: () => new Date(time) };
  const createWorker = (
    work: (job: Job) => Promise<ItemResult>,
    isStopping?: () => boolean,
  ): LeasedQueue<Job> => ({
    claim: async (now, leaseEnds) => {
      const [job] = jobs
        .filter(({ dueAt, isSettled }) => !isSettled && dueAt <= now.getTime())
        .toSorted((one, other) => one.dueAt - other.dueAt);
      if (!job) return undefined;
      job.attempts += 1;
      job.dueAt = leaseEnds.getTime();
      return job;
    },
    process: async (job) => {
      const result = await work(job);
      if (!result.retry) job.isSettled = true;
      return result;
    },
    reschedule: async (job, { at, error, attempts }) =>
      Object.assign(job, { dueAt: at.getTime(), error, attempts }),
    backoff: { minMs: 30 * SECOND_MS, maxMs: 2 * MINUTE_MS },
    clock,
    isStopping,
  });
  const advance = (milliseconds: number) => {
    time += milliseconds;
  };
  return { jobs, createWorker, advance };
};

const pauseForOthers = () => new Promise((resolve) => setImmediate(resolve));

test("several workers process each item once", async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `job ${index}`);
  const { createWorker, jobs } = createTestQueue(ids);
  const processed: string[] = [];
  const workers = Array.from({ length: 5 }, () =>
    processDueItems(
      createWorker(async ({ id }) => {
        processed.push(id);
        await pauseForOthers();
        return {};
      }),
    ),
  );
  await Promise.all(workers);
  expect(processed.toSorted()).toEqual(ids.toSorted());
  expect(jobs.every(({ isSettled }) => isSettled)).toBe(true);
});

test("a failed item is retried after a pause that doubles up to the longest", async () => {
  const { createWorker, jobs, advance } = createTestQueue(["job"]);
  const worker = createWorker(async () => ({ retry: { error: "server down" } }));
  const pauses: number[] = [];
  for (let attempt = 1, now = 0; attempt <= 5; attempt += 1) {
    await processDueItems(worker);
    const dueAt = jobs[0]?.dueAt ?? 0;
    pauses.push((dueAt - now) / SECOND_MS);
    advance(dueAt - now - 1);
    await processDueItems(worker);
    expect(jobs[0]).toMatchObject({ attempts: attempt, error: "server down" });
    advance(1);
    now = dueAt;
  }
  expect(pauses).toEqual([30, 60, 120, 120, 120]);
});

test("a retry may name its own pause and its own count of attempts", async () => {
  const { createWorker, jobs } = createTestQueue(["job"]);
  await processDueItems(
    createWorker(async ({ attempts }) => ({
      retry: { error: "disk full", delayMs: MINUTE_MS, attempts: attempts - 1 },
    })),
  );
  expect(jobs[0]).toMatchObject({ dueAt: MINUTE_MS, attempts: 0, error: "disk full" });
});

test("a run ends when an item says that the next one would fail too", async () => {
  const { createWorker, jobs } = createTestQueue(["one", "two"]);
  await processDueItems(createWorker(async () => ({ retry: { error: "server down" }, endsRun: true })));
  expect(jobs.map(({ attempts }) => attempts)).toEqual([1, 0]);
});

test("a stopping worker finishes its item and claims no other", async () => {
  const { createWorker, jobs } = createTestQueue(["one", "two"]);
  let isStopping = false;
  await processDueItems(
    createWorker(
      async () => {
        isStopping = true;
        return {};
      },
      () => isStopping,
    ),
  );
  expect(jobs.map(({ isSettled }) => isSettled)).toEqual([true, false]);
});

test("an item whose worker died is processed again when its lease has ended", async () => {
  const { createWorker, jobs, advance } = createTestQueue(["job"]);
  const dying = createWorker(async () => {
    throw new Error("killed");
  });
  await expect(processDueItems(dying)).rejects.toThrow("killed");
  const worker = createWorker(async () => ({}));
  advance(LEASE_MS - 1);
  await processDueItems(worker);
  expect(jobs[0]).toMatchObject({ attempts: 1, isSettled: false });
  advance(1);
  await processDueItems(worker);
  expect(jobs[0]).toMatchObject({ attempts: 2, isSettled: true });
});
