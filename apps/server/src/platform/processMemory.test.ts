import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { cpuTimeMsOf, parseCpuTimeMs, parseResidentBytes, residentBytesOf } from "./processMemory.ts";

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

test("processor time is that of the process and the kernel, whatever its name", () => {
  const stat = "42 (a ) name) S 1 42 42 0 -1 4194304 100 0 0 0 120 30 7 8 20 0 11 0 100 1000 200";
  expect(parseCpuTimeMs(stat)).toBe(1500);
});

test.runIf(existsSync("/proc/self/stat"))("this process has the processor time that Node tells", () => {
  const { user, system } = process.cpuUsage();
  const toldMs = (user + system) / 1000;
  expect(Math.abs((cpuTimeMsOf(process.pid) ?? 0) - toldMs)).toBeLessThan(1_000);
  expect(cpuTimeMsOf(2 ** 30)).toBeUndefined();
});
