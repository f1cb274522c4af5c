import { afterEach, expect, test, vi } from "vitest";
import { InterruptedError } from "../setup/runQuietly.mjs";
import { runStages } from "./runStages.ts";
import { failedResult, PASSED_RESULT, type Stage } from "./stage.ts";

const printed: string[] = [];
const capture = (): void => {
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  vi.spyOn(console, "log").mockImplementation((text: string) => {
    printed.push(`${text}\n`);
  });
};
afterEach(() => {
  printed.length = 0;
});

/** Returns the output without times. */
const output = (): string => printed.join("").replaceAll(/\(\d+\.\d s\)/g, "(time)");

test("stages of a group run at the same time and are printed in their order", async () => {
  capture();
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first: Stage = { name: "first", run: async () => released.then(() => PASSED_RESULT) };
  const second: Stage = {
    name: "second",
    run: async () => {
      release();
      return PASSED_RESULT;
    },
  };
  expect(await runStages([[first, second]])).toBe(0);
  expect(output()).toBe(
    "first … 1 passed, 0 failed (time)\nsecond … 1 passed, 0 failed (time)\n2 passed, 0 failed\n",
  );
});

test("a stage that fails or throws does not keep the next ones from running, and fails the run", async () => {
  capture();
  const refused: Stage = { name: "refused", run: async () => failedResult("one is wrong") };
  const thrown: Stage = { name: "thrown", run: () => Promise.reject(new Error("no disk")) };
  const last: Stage = { name: "last", run: async () => PASSED_RESULT };
  expect(await runStages([[refused, thrown], last])).toBe(1);
  expect(output()).toContain("one is wrong");
  expect(output()).toContain("no disk");
  expect(output()).toContain(
    "last … 1 passed, 0 failed (time)\nFailed: refused, thrown\n1 passed, 2 failed\n",
  );
});

test("an interrupted stage ends the run, also while an earlier one of its group is still running", async () => {
  capture();
  const slow: Stage = {
    name: "slow",
    run: () => new Promise((resolve) => setTimeout(() => resolve(PASSED_RESULT), 20)),
  };
  const interrupted: Stage = {
    name: "interrupted",
    run: () => Promise.reject(new InterruptedError("SIGINT")),
  };
  await expect(runStages([[slow, interrupted]])).rejects.toThrow(InterruptedError);
});
