import { getPriority } from "node:os";
import { afterEach, expect, test } from "vitest";
import type { RunResult } from "./child.ts";
import { type ChildPool, startChildPool } from "./childPool.ts";
import { HEAVY_WEIGHT } from "./weight.ts";

const SCRIPT = new URL("./test/dyingWorker.ts", import.meta.url);
const NO_LIMITS = { timeoutMs: 60_000, maxClockMs: 120_000, maxMemoryBytes: 1e12 };

let pool: ChildPool;
afterEach(() => pool.close());
const runInTurn = async (original: string, sender: string, weight = 1) => {
  const turn = await pool.acquire({ sender, weight });
  return turn.run({ kind: "createMaster", original, master: "", format: "jpeg" }).finally(turn.release);
};
const run = (original: string) => runInTurn(original, "a");

/** Returns what the worker told of its process. */
const processOf = (result: RunResult) => {
  if (result.kind !== "answered" || result.result.kind !== "masterCreated") throw new Error("no photo");
  const { masterResult } = result.result;
  if (masterResult.kind !== "photo") throw new Error("no photo");
  return { id: masterResult.width, niceness: masterResult.height };
};

test("a process that crashes fails its own photo only", async () => {
  pool = startChildPool(SCRIPT, 1, NO_LIMITS);
  const results = await Promise.all([run("fine"), run("crash"), run("fine"), run("crash"), run("fine")]);
  expect(results.map(({ kind }) => kind)).toEqual(["answered", "died", "answered", "died", "answered"]);
});

test("a photo that takes too long fails for that reason", async () => {
  pool = startChildPool(SCRIPT, 1, { ...NO_LIMITS, timeoutMs: 300 });
  expect(await run("hang")).toEqual({ kind: "died", cause: "time" });
});

test.runIf(process.platform === "linux")(
  "a photo that gets too little of the processor fails for that reason",
  async () => {
    pool = startChildPool(SCRIPT, 1, { ...NO_LIMITS, maxClockMs: 100 });
    expect(await run("hang")).toEqual({ kind: "died", cause: "clock" });
  },
);

test.runIf(process.platform === "linux")(
  "a photo that takes too much memory fails for that reason",
  async () => {
    pool = startChildPool(SCRIPT, 1, { ...NO_LIMITS, maxMemoryBytes: 250_000_000 });
    expect(await run("swell")).toEqual({ kind: "died", cause: "memory" });
  },
);

test("a process that the system ends for want of memory counts as out of memory", async () => {
  pool = startChildPool(SCRIPT, 1, NO_LIMITS);
  expect(await run("endedBySystem")).toEqual({ kind: "died", cause: "memory" });
});

test("twelve heavy photos of one sender keep neither process from another sender's photo", async () => {
  pool = startChildPool(SCRIPT, 2, NO_LIMITS);
  const acquired: string[] = [];
  const acquire = (sender: string, weight: number) =>
    pool.acquire({ sender, weight }).then(() => acquired.push(sender));
  for (let index = 0; index < 12; index++) acquire("a", HEAVY_WEIGHT);
  await new Promise(setImmediate);
  acquire("b", 1);
  await new Promise(setImmediate);
  expect(acquired).toEqual(["a", "b"]);
});

test("light photos of one sender delay another sender's photo by no more than those that run", async () => {
  pool = startChildPool(SCRIPT, 1, NO_LIMITS);
  const begun: string[] = [];
  const runNoted = async (name: string) => {
    const turn = await pool.acquire({ sender: name, weight: 1 });
    begun.push(name);
    await turn
      .run({ kind: "createMaster", original: "fine", master: "", format: "jpeg" })
      .finally(turn.release);
  };
  await Promise.all([...Array.from({ length: 20 }, () => runNoted("a")), runNoted("b")]);
  expect(begun.indexOf("b")).toBe(1);
});

test("a process is used for several photos", async () => {
  pool = startChildPool(SCRIPT, 1, NO_LIMITS);
  expect(await run("fine")).toEqual(await run("fine"));
});

/** Run with less priority, all processes have the least that there is. */
const canLowerPriority = getPriority() < 5;

test.runIf(canLowerPriority)("a heavy photo runs at a lower priority than light ones", async () => {
  pool = startChildPool(SCRIPT, 1, NO_LIMITS);
  const light = processOf(await run("fine"));
  const heavy = processOf(await runInTurn("fine", "a", HEAVY_WEIGHT));
  const nextLight = processOf(await run("fine"));
  expect(heavy.niceness).toBeGreaterThan(light.niceness);
  expect(nextLight.niceness).toBe(light.niceness);
});

test("a light photo keeps the process of the light one before it, whatever heavy photo came between", async () => {
  pool = startChildPool(SCRIPT, 2, NO_LIMITS);
  const light = processOf(await run("fine"));
  const heavy = processOf(await runInTurn("fine", "a", HEAVY_WEIGHT));
  expect(heavy.id).not.toBe(light.id);
  expect(processOf(await run("fine")).id).toBe(light.id);
});

test("a light photo never gets the process of a heavy one", async () => {
  pool = startChildPool(SCRIPT, 1, NO_LIMITS);
  const heavy = processOf(await runInTurn("fine", "a", HEAVY_WEIGHT));
  expect(processOf(await run("fine")).id).not.toBe(heavy.id);
});
