import { expect, test } from "vitest";
import { err, mapResult, ok, type Result } from "./Result.ts";

test("mapResult converts the value of a success and passes an error on", () => {
  const double = (result: Result<number, "CONFLICT">) => mapResult(result, (value) => value * 2);
  expect(double(ok(21))).toEqual(ok(42));
  const conflict = err("CONFLICT", "Too late.", [{ path: "version", message: "is old" }]);
  expect(double(conflict)).toBe(conflict);
});
