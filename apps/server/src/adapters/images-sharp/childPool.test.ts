import { afterEach, expect, test } from "vitest";
import { type ChildPool, startChildPool } from "./childPool.ts";

const SCRIPT = new URL("./test/dyingWorker.ts", import.meta.url);
const NO_TIMEOUT_MS = 60_000;
const NO_MEMORY_LIMIT_BYTES = 1e12;

let pool: ChildPool;
afterEach(() => pool.close());
const run = (original: string) => pool.run({ kind: "createMaster", original, master: "", format: "jpeg" });

test("a process that crashes fails its own photo only", async () => {
  pool = startChildPool(SCRIPT, 1, { timeoutMs: NO_TIMEOUT_MS, maxMemoryBytes: NO_MEMORY_LIMIT_BYTES });
  const results = await Promise.all([run("fine"), run("crash"), run("fine"), run("crash"), run("fine")]);
  expect(results.map(({ kind }) => kind)).toEqual(["answered", "died", "answered", "died", "answered"]);
});

test("a photo that takes too long fails", async () => {
  pool = startChildPool(SCRIPT, 1, { timeoutMs: 300, maxMemoryBytes: NO_MEMORY_LIMIT_BYTES });
  expect(await run("hang")).toEqual({ kind: "died" });
});

test.runIf(process.platform === "linux")("a photo that takes too much memory fails", async () => {
  pool = startChildPool(SCRIPT, 1, { timeoutMs: NO_TIMEOUT_MS, maxMemoryBytes: 250_000_000 });
  expect(await run("swell")).toEqual({ kind: "died" });
});

test("a process is used for several photos", async () => {
  pool = startChildPool(SCRIPT, 1, { timeoutMs: NO_TIMEOUT_MS, maxMemoryBytes: NO_MEMORY_LIMIT_BYTES });
  expect(await run("fine")).toEqual(await run("fine"));
});
