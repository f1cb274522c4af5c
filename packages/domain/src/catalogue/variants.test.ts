import { expect, test } from "vitest";
import { SET_KEYS } from "./sets.ts";
import { setOfVariant, variantIdOf } from "./variants.ts";

test("R3.5 the id of a variant names its set at its own site only", () => {
  for (const key of SET_KEYS) {
    expect(setOfVariant("ZA", variantIdOf("ZA", key))).toBe(key);
    expect(setOfVariant("AU", variantIdOf("ZA", key))).toBeUndefined();
  }
});

test("R3.5 an unknown id names no set", () => {
  expect(["", "ZA.", "ZA.toString", "square_trio"].map((id) => setOfVariant("ZA", id))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
