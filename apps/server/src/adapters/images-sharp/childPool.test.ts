import { afterEach, expect, test } from "vitest";
import { type ChildPool, startChildPool } from "./childPool.ts";
import { HEAVY_WEIGHT } from "./weight.ts";

const SCRIPT = new URL("./test/dyingWorker.ts", import.meta.url);
const NO_TIMEOUT_MS = 60_000;
const NO_MEMORY_LIMIT_BYTES = 1e12;

let pool: ChildPool;
afterEach(() => pool.close());
const runInTurn = async (original: string, sender: string, weight = 1) => {
  const turn = await pool.acquire({ sender, weight });
  return turn.run({ kind: "createMaster", original, master: "", format: "jpeg" }).finally(turn.release);
};
const run = (original: string) => runInTurn(original, "a");

test("a process that crashes fails its own photo only", async () => {
  pool = startChildPool(SCRIPT, 1, { timeoutMs: NO_TIMEOUT_MS, maxMemoryBytes: NO_MEMORY_LIMIT_BYTES });
  const results = await Promise.all([run("fine"), run("crash"), run("fine"), run("crash"), run("fine")]);
  expect(results.map(({ kind }) => kind)).toEqual(["answered", "died", "answered", "died", "answered"]);
});

test("a photo that takes too long fails for that reason", async () => {
  pool = startChildPool(SCRIPT, 1, { timeoutMs: 300, maxMemoryBytes: NO_MEMORY_LIMIT_BYTES });
  expect(await run("hang")).toEqual({ kind: "died", cause: "time" });
});

test.runIf(process.platform === "linux")(
  "a photo that takes too much memory fails for that reason",
  async () => {
    pool = startChildPool(SCRIPT, 1, { timeoutMs: NO_TIMEOUT_MS, maxMemoryBytes: 250_000_000 });
    expect(await run("swell")).toEqual({ kind: "died", cause: "memory" });
  },
);

test("a process that the system ends for want of memory counts as out of memory", async () => {
  pool = startChildPool(SCRIPT, 1, { timeoutMs: NO_TIMEOUT_MS, maxMemoryBytes: NO_MEMORY_LIMIT_BYTES });
  expect(await run("endedBySystem")).toEqual({ kind: "died", cause: "memory" });
});

test("twelve heavy photos of one sender keep neither process from another sender's photo", async () => {
  pool = startChildPool(SCRIPT, 2, { timeoutMs: NO_TIMEOUT_MS, maxMemoryBytes: NO_MEMORY_LIMIT_BYTES });
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
  pool = startChildPool(SCRIPT, 1, { timeoutMs: NO_TIMEOUT_MS, maxMemoryBytes: NO_MEMORY_LIMIT_BYTES });
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
  pool = startChildPool(SCRIPT, 1, { timeoutMs: NO_TIMEOUT_MS, maxMemoryBytes: NO_MEMORY_LIMIT_BYTES });
  expect(await run("fine")).toEqual(await run("fine"));
});
