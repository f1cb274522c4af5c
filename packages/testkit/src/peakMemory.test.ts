import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { measurePeakMemory, readMemory } from "./peakMemory.ts";

const MEGABYTE = 1e6;

test.skipIf(!existsSync("/proc/self/status"))(
  "memory of a process and of its children is counted",
  async () => {
    const child = spawn(
      process.execPath,
      ["-e", "const held = Buffer.alloc(60e6, 1); console.log(held.length); setInterval(() => {}, 1000)"],
      {
        stdio: ["ignore", "pipe", "ignore"],
      },
    );
    try {
      await new Promise((resolve) => child.stdout.once("data", resolve));
      const { value: now, peak } = await measurePeakMemory(process.pid, () => readMemory(process.pid));

      expect(now.own).toBeGreaterThan(10 * MEGABYTE);
      expect(now.largestChild).toBeGreaterThan(60 * MEGABYTE);
      expect(now.children).toBeGreaterThanOrEqual(now.largestChild);
      expect(now.total).toBe(now.own + now.children);
      expect(peak.largestChild).toBeGreaterThan(60 * MEGABYTE);
    } finally {
      child.kill("SIGKILL");
    }
  },
);

test("a process that does not exist counts as nothing", async () => {
  expect(await readMemory(2 ** 30)).toEqual({ own: 0, largestChild: 0, children: 0, total: 0 });
});

test("the watch ends when the work fails", async () => {
  const work = () => Promise.reject(new Error("no work"));
  await expect(measurePeakMemory(process.pid, work)).rejects.toThrow("no work");
});
