import { expect, test } from "vitest";
import { fieldOf } from "./fieldOf.ts";

test("a field of any data is its value, or undefined", () => {
  expect(fieldOf({ a: 1 }, "a")).toBe(1);
  expect(fieldOf(new Error("sorry"), "message")).toBe("sorry");
  expect([{}, [], null, undefined, "text", 7].map((data) => fieldOf(data, "a"))).toEqual(
    new Array(6).fill(undefined),
  );
});
