import { expect, test } from "vitest";
import { maskEmail } from "./maskEmail.ts";

test("a masked address keeps its first letter and its domain", () => {
  expect(["thandi@example.com", "a@b.co.za", "@x", "none"].map(maskEmail)).toEqual([
    "t…@example.com",
    "a…@b.co.za",
    "…",
    "…",
  ]);
});
