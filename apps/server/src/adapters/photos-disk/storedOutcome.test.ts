import { expect, test } from "vitest";
import { parseStoredOutcome, toStoredOutcome } from "./storedOutcome.ts";

const error = { kind: "error", error: "NOT_AN_IMAGE", message: "This is a text file." } as const;

test("an error that an older version stored is read as an error", () => {
  const stored = '{"kind":"refused","error":"NOT_AN_IMAGE","message":"This is a text file."}';
  expect(parseStoredOutcome(stored)).toEqual(error);
});

test("an outcome is the same after it was stored, and its file keeps the stored word", () => {
  expect(toStoredOutcome(error)).toContain('"kind":"refused"');
  for (const outcome of [error, { kind: "photo" } as const])
    expect(parseStoredOutcome(toStoredOutcome(outcome))).toEqual(outcome);
});
