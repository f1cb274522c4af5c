import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { parseResidentBytes, residentBytesOf } from "./processMemory.ts";

test("resident memory is read in kB, whatever the size of the kernel's pages", () => {
  const status = "Name:\tnode\nVmPeak:\t 1300000 kB\nVmRSS:\t   65536 kB\nRssAnon:\t   20000 kB\n";
  expect(parseResidentBytes(status)).toBe(64 * 1024 * 1024);
});

test("a process without memory has 0 bytes", () => {
  expect(parseResidentBytes("Name:\tnode\nState:\tZ (zombie)\n")).toBe(0);
  expect(residentBytesOf(undefined)).toBe(0);
});

test.runIf(existsSync("/proc/self/status"))("this process has the memory that Node tells", () => {
  const told = process.memoryUsage.rss();
  expect(residentBytesOf(process.pid)).toBeGreaterThan(told * 0.8);
  expect(residentBytesOf(process.pid)).toBeLessThan(told * 1.25);
});
