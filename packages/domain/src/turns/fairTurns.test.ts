import { expect, test } from "vitest";
import { createFairTurns, type FairTurnsOptions } from "./fairTurns.ts";

const HEAVY_WEIGHT = 10;

/** Creates turns whose work ends when the test says so, and the names of the work that was begun. */
const createTestTurns = (options: Partial<FairTurnsOptions> = {}) => {
  const turns = createFairTurns({ concurrency: 1, heavyWeight: HEAVY_WEIGHT, maxHeavy: 1, ...options });
  const begun: string[] = [];
  const releases = new Map<string, () => void>();
  const wait = (name: string, sender: string, weight = 1) =>
    turns.acquire({ sender, weight }).then(({ release }) => {
      begun.push(name);
      releases.set(name, release);
    });
  const end = async (name: string | undefined) => {
    releases.get(name ?? "")?.();
    // The grant of the next turn resolves a promise.
    await Promise.resolve();
    await Promise.resolve();
  };
  return { turns, begun, wait, end };
};

test("senders take turns, however many turns one of them waits for", async () => {
  const { begun, wait, end } = createTestTurns();
  for (let index = 0; index < 12; index++) wait(`a${index}`, "a");
  wait("b0", "b");
  wait("b1", "b");
  await end(undefined);
  for (let index = 0; index < 5; index++) await end(begun.at(-1));
  expect(begun).toEqual(["a0", "b0", "a1", "b1", "a2", "a3"]);
});

test("the work of one sender is done in its order", async () => {
  const { begun, wait, end } = createTestTurns();
  for (const name of ["first", "second", "third"]) wait(name, "a");
  await end(undefined);
  for (let index = 0; index < 2; index++) await end(begun.at(-1));
  expect(begun).toEqual(["first", "second", "third"]);
});

test("a sender of heavier work gets fewer turns", async () => {
  const { begun, wait, end } = createTestTurns();
  for (let index = 0; index < 8; index++) {
    wait(`a${index}`, "a", 3);
    wait(`b${index}`, "b", 1);
  }
  await end(undefined);
  for (let index = 0; index < 7; index++) await end(begun.at(-1));
  expect(begun.filter((name) => name.startsWith("b"))).toHaveLength(6);
});

test("heavy work leaves the other turns to light work", async () => {
  const { begun, wait, end } = createTestTurns({ concurrency: 3 });
  for (let index = 0; index < 12; index++) wait(`heavy${index}`, `sender ${index}`, HEAVY_WEIGHT);
  await end(undefined);
  expect(begun).toEqual(["heavy0"]);
  wait("light", "b");
  wait("other light", "c");
  await end(undefined);
  expect(begun).toEqual(["heavy0", "light", "other light"]);
});

test("a sender whose light work overtook its own heavy work delays nobody's heavy work", async () => {
  const { begun, wait, end } = createTestTurns({ concurrency: 2 });
  for (let index = 0; index < 5; index++) wait(`heavy${index}`, "a", HEAVY_WEIGHT);
  wait("light", "a");
  await end(undefined);
  wait("other", "b", HEAVY_WEIGHT);
  await end("light");
  await end("heavy0");
  expect(begun).toEqual(["heavy0", "light", "other"]);
});

test("work that was heavier than announced costs its sender turns", async () => {
  const { turns, begun, wait, end } = createTestTurns();
  const first = await turns.acquire({ sender: "a", weight: 1 });
  first.charge(3);
  wait("a1", "a");
  for (let index = 0; index < 4; index++) wait(`b${index}`, "b");
  first.release();
  await end(undefined);
  for (let index = 0; index < 4; index++) await end(begun.at(-1));
  expect(begun.indexOf("a1")).toBeGreaterThan(2);
});

test("a sender who was alone owes nothing when another one comes", async () => {
  const { begun, wait, end } = createTestTurns();
  for (let index = 0; index < 5; index++) {
    wait(`early${index}`, "a");
    await end(undefined);
    await end(`early${index}`);
  }
  wait("running", "c");
  wait("b0", "b");
  wait("b1", "b");
  wait("a", "a");
  await end(undefined);
  await end("running");
  await end("b0");
  expect(begun.slice(5)).toEqual(["running", "b0", "a"]);
});
