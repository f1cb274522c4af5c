import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startChildProcess, watchLimits } from "./childProcess.ts";

const NO_LIMITS = { timeoutMs: 60_000, maxClockMs: 120_000, maxMemoryBytes: 1e12 };

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "storywall-child-"));
});
afterEach(() => rm(folder, { recursive: true }));

const startScript = async (text: string) => {
  const path = join(folder, "script.mjs");
  await writeFile(path, text);
  return startChildProcess(pathToFileURL(path));
};

test("a child process gets no environment of the shop", async () => {
  const child = await startScript("process.send(Object.keys(process.env))");
  const [names] = await once(child, "message");
  await once(child, "exit");
  // The channel itself comes by these; Windows and macOS add some of their own.
  expect(names).not.toContain("PATH");
  expect(names).not.toContain("HOME");
});

/** Returns the limits that a process exceeds which waits for ever. */
const exceededLimits = async (limits: Partial<typeof NO_LIMITS>, milliseconds: number) => {
  const child = await startScript("setInterval(() => {}, 1000); process.send('started')");
  const exceeded = new Set<string>();
  const stopWatching = watchLimits(child, { ...NO_LIMITS, ...limits }, (limit) => exceeded.add(limit));
  await once(child, "message");
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  stopWatching();
  child.kill("SIGKILL");
  await once(child, "exit");
  return [...exceeded];
};

test.runIf(process.platform === "linux")("a process that works for too long exceeds its time", async () => {
  const child = await startScript("process.send('started'); for (;;);");
  const exceeded = new Promise((resolve) => watchLimits(child, { ...NO_LIMITS, timeoutMs: 100 }, resolve));
  expect(await exceeded).toBe("time");
  child.kill("SIGKILL");
  await once(child, "exit");
});

test.runIf(process.platform === "linux").each(["that has just started", "that has worked"])(
  "a process %s exceeds the clock, and not its own time, when a busy machine lets it wait",
  async (age) => {
    const child = await startScript("setInterval(() => {}, 1000); process.send('started')");
    if (age === "that has worked") await once(child, "message");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const exceeded: string[] = [];
    const stopWatching = watchLimits(child, NO_LIMITS, (limit) => exceeded.push(limit));
    vi.advanceTimersByTime(NO_LIMITS.maxClockMs - 1);
    expect(exceeded).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(exceeded).toEqual(["clock"]);
    vi.useRealTimers();
    stopWatching();
    child.kill("SIGKILL");
    await once(child, "exit");
  },
);

test.runIf(process.platform === "linux")("a process that takes too much exceeds its memory", async () => {
  expect(await exceededLimits({ maxMemoryBytes: 1_000_000 }, 300)).toEqual(["memory"]);
});

test("a process within its limits exceeds none", async () => {
  expect(await exceededLimits({}, 300)).toEqual([]);
});
