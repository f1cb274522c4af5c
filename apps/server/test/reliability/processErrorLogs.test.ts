// reliability 30: what a process logs when it, or one of its child processes, dies.

import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { SECOND_MS } from "@storywall/domain/time/durations.ts";
import { findFreePort } from "@storywall/testkit/findFreePort.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { killServerProcesses, startServerProcess } from "../processes/serverProcess.ts";
import { prepareDataFolder } from "../support/dataFolders.ts";
import { readFixture } from "./maliciousFiles.ts";
import { createPhotoForm } from "./photoForms.ts";

/** Loaded into the process before the shop: on a signal it fails as no code of the shop should. */
const FAILING_SCRIPT = `
  process.on("SIGUSR2", () => void Promise.reject(new Error("thandi@example.com paid with 4242 4242 4242 4242")));
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "storywall-failures-"));
});
afterAll(() => {
  killServerProcesses();
  rmSync(folder, { recursive: true, force: true });
});

const startShop = async (settings: Readonly<Record<string, string>> = {}) => {
  const DATA_DIR = join(folder, crypto.randomUUID());
  await prepareDataFolder(DATA_DIR);
  return startServerProcess({ PORT: String(await findFreePort()), DATA_DIR, ...settings });
};

const errorLinesOf = (output: string) =>
  output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line))
    .filter(({ level }) => level === "error" || level === "fatal");

test("reliability 30: a rejection that nothing caught is one line, and the process ends with an error", {
  timeout: 180 * SECOND_MS,
}, async () => {
  const script = join(folder, "failing.mjs");
  writeFileSync(script, FAILING_SCRIPT);
  const shop = await startShop({ NODE_OPTIONS: `--import=${script}` });
  expect(await shop.kill("SIGUSR2")).toBe(1);
  expect(errorLinesOf(shop.output())).toEqual([
    expect.objectContaining({ level: "fatal", error: "Error", stack: expect.stringContaining(" at ") }),
  ]);
  expect(shop.output()).not.toMatch(/thandi|4242/);
});

test.skipIf(!existsSync("/proc/self/task"))(
  "reliability 30: a decoding process that dies leaves one line, and the sender a message",
  { timeout: 180 * SECOND_MS },
  async () => {
    const shop = await startShop();
    const children = async () =>
      (await readFile(`/proc/${shop.pid}/task/${shop.pid}/children`, "latin1")).split(" ").filter(Boolean);
    const body = createPhotoForm(await readFixture("883-scans.jpg"), "Thandi Mokoena.jpg");
    const sent = fetch(`${shop.origin}/api/photos`, { method: "POST", body });
    let decoding: readonly string[] = [];
    while (decoding.length === 0) {
      decoding = await children();
      await wait(20);
    }
    for (const pid of decoding) process.kill(Number(pid), "SIGKILL");
    const reply = await sent;
    expect([reply.status, await reply.json()]).toEqual([
      422,
      expect.objectContaining({ error: "PHOTO_TOO_COMPLEX", message: expect.any(String) }),
    ]);
    expect(errorLinesOf(shop.output())).toEqual([
      expect.objectContaining({
        level: "error",
        msg: "process a photo failed",
        stack: expect.stringContaining("died"),
      }),
    ]);
    expect(shop.output()).not.toContain("Thandi");
    await shop.kill("SIGTERM");
  },
);
