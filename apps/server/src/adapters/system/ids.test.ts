import { expect, test } from "vitest";
import { randomIds } from "./ids.ts";

const COUNT = 100_000;
const LENGTH = 24;
const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"];

test("reliability 9: R6.3 ids are 144 random bits, and 100,000 of them have no common part", () => {
  const ids = Array.from({ length: COUNT }, () => randomIds.next());
  expect(new Set(ids).size).toBe(COUNT);
  expect(ids.filter((id) => !/^[A-Za-z0-9_-]+$/.test(id) || id.length !== LENGTH)).toEqual([]);

  // The log recognises an id by its digit.
  expect(ids.filter((id) => !/\d/.test(id))).toEqual([]);

  // Every position has every character about equally often: no version, clock or counter is part of an id. The rule of
  // one digit makes digits 1.7 % more frequent.
  const expected = COUNT / ALPHABET.length;
  for (let place = 0; place < LENGTH; place++) {
    const counts = new Map(ALPHABET.map((character) => [character, 0]));
    for (const id of ids) counts.set(id.charAt(place), (counts.get(id.charAt(place)) ?? 0) + 1);
    // Chi squared with 63 degrees of freedom: above 160 once in 10^9 runs.
    const chiSquared = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    expect(chiSquared, `place ${place}`).toBeLessThan(160);
  }

  // Sorted neighbours share no longer start than two of 100,000 random texts, so 128 bits remain unknown.
  const sorted = [...ids].sort();
  const longest = Math.max(
    ...sorted.slice(1).map((id, index) => {
      let shared = 0;
      while (id[shared] === sorted[index]?.[shared]) shared++;
      return shared;
    }),
  );
  expect(longest).toBeLessThan(11);
});
