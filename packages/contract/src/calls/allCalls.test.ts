import { expect, test } from "vitest";
import { ERROR_STATUS } from "../errors.ts";
import { ALL_CALLS } from "./allCalls.ts";

const calls = Object.entries(ALL_CALLS);

test("R7.7 every call stands under its own name, method and path once", () => {
  expect(calls.filter(([name, call]) => name !== call.name)).toEqual([]);
  expect(new Set(calls.map(([, call]) => `${call.method} ${call.path}`)).size).toBe(calls.length);
});

test.each(calls)("R7 %s declares each of its path parameters and refuses with known codes", (_, call) => {
  const named = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
  const declared = "params" in call ? Object.keys(call.params.shape) : [];
  expect(declared).toEqual(named);
  for (const code of call.errors) expect(ERROR_STATUS).toHaveProperty(code);
});
