import { expect, test } from "vitest";
import { formatDay } from "./formatDay.ts";

test("a day is formatted with weekday and month", () => {
  expect(formatDay("2026-11-24")).toBe("Tuesday 24 November");
  expect(formatDay("2027-01-03")).toBe("Sunday 3 January");
});
