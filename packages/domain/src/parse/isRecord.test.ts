import { expect, test } from "vitest";
import { isRecord } from "./isRecord.ts";

test.each([{}, { a: 1 }, Object.create(null)])("isRecord accepts %j", (value) => {
  expect(isRecord(value)).toBe(true);
});

test.each([null, undefined, "text", 5, true, [], [{}]])("isRecord rejects %j", (value) => {
  expect(isRecord(value)).toBe(false);
});
