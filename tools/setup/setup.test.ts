import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

/** A project for each test: the set-up changes the folder that contains it. */
let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "storywall-setup-"));
  cpSync(import.meta.dirname, join(project, "tools/setup"), { recursive: true });
  write("package.json", { name: "p", version: "1.0.0", dependencies: { one: "1.0.0" } });
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

const write = (file: string, content: object) => writeFileSync(join(project, file), JSON.stringify(content));
const lock = (integrity: string) => ({
  name: "p",
  version: "1.0.0",
  lockfileVersion: 3,
  requires: true,
  packages: {
    "": { name: "p", version: "1.0.0", dependencies: { one: "1.0.0" } },
    "node_modules/one": { version: "1.0.0", resolved: "http://127.0.0.1:9/one.tgz", integrity },
  },
});

/** Runs a script with a registry that cannot be reached. */
const start = (script: string) => {
  const env = { ...process.env, npm_config_registry: "http://127.0.0.1:9/", npm_config_fetch_retries: "0" };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, "tools/setup", script)], {
    env,
  });
  return { status, out: String(stdout), err: String(stderr) };
};

test("a missing lockfile prints one sentence, and creates nothing", () => {
  const { status, err } = start("start.mjs");

  expect(status).toBe(1);
  expect(err.trim()).toBe(
    "package-lock.json is missing: please restore it (git checkout package-lock.json).",
  );
  expect(existsSync(join(project, ".setup"))).toBe(false);
});

test("a failed download prints its reason and restores the previous packages", { timeout: 60_000 }, () => {
  mkdirSync(join(project, "node_modules/one"), { recursive: true });
  write("node_modules/one/package.json", { name: "one", version: "1.0.0" });
  write("node_modules/.package-lock.json", lock("sha512-old"));
  write("package-lock.json", lock("sha512-new"));

  const { status, err } = start("start.mjs");

  expect(status).toBe(1);
  expect(err.trim()).toMatch(/^The packages could not be downloaded: .* start again\.$/);
  expect(JSON.parse(readFileSync(join(project, "node_modules/.package-lock.json"), "utf8"))).toEqual(
    lock("sha512-old"),
  );
  expect(existsSync(join(project, ".setup/lock"))).toBe(false);
});

test("npm test prints the totals as its last line even when it cannot start", () => {
  expect(start("test.mjs").out.trimEnd().split("\n").at(-1)).toBe("0 passed, 1 failed");
});
