import fc from "fast-check";
import { expect, test } from "vitest";
import { formatTimeLeft } from "./timeLeft.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

test.each([
  [7200, "2 hours"],
  [3900, "1 hour and 5 minutes"],
  [3601, "1 hour and 1 minute"],
  [60, "1 minute"],
  [59, "less than a minute"],
  [0, null],
  [-5, null],
  [90_000, "1 day and 1 hour"],
])("B9 %i seconds are formatted as %s", (seconds, said) => {
  expect(formatTimeLeft(after(seconds), NOW)).toBe(said);
});

test("B9 time left always has a text", () => {
  const said = (seconds: number) => formatTimeLeft(after(seconds), NOW) ?? "";
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 700_000 }), (seconds) => {
      expect(said(seconds)).not.toBe("");
      expect(said(seconds)).not.toMatch(/\b0\b|undefined|NaN/);
    }),
  );
});
