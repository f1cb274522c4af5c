import { expect, test } from "vitest";
import { isAbsentId } from "./absentId.ts";

test.each([undefined, null, "", "undefined", "null"])("R5.1 the id %j counts as absent", (id) => {
  expect(isAbsentId(id)).toBe(true);
});

test.each(["0", "false", "Undefined", "c_9f2"])("R5.1 the id %s is an id", (id) => {
  expect(isAbsentId(id)).toBe(false);
});
