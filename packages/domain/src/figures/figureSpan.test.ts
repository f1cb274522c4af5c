import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  countDays,
  findSpanIssue,
  getPreviousSpan,
  listDays,
  MAX_FIGURE_DAYS,
} from "./figureSpan.ts";

test("a span has both its first and its last day", () => {
  expect(listDays({ from: "2026-12-30", to: "2027-01-02" })).toEqual([
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
    "2027-01-02",
  ]);
});

test.each([
  [{ from: "2026-11-23", to: "2026-11-22" }, "The last day is before the first. Please swap them."],
  [{ from: "1999-12-31", to: "2000-01-02" }, "Please choose days from 2000 to 2100."],
  [{ from: "2026-01-01", to: "2027-01-02" }, "Please choose at most 366 days at a time."],
  [{ from: "2028-01-01", to: "2028-12-31" }, null],
  [{ from: "2026-11-23", to: "2026-11-23" }, null],
])("the span %j says %j", (span, issue) => {
  expect(findSpanIssue(span)).toBe(issue);
});

test("the span before has as many days and ends the day before", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 1, max: MAX_FIGURE_DAYS }),
      (start, days) => {
        const from = addDays("2000-01-01", start);
        const span = { from, to: addDays(from, days - 1) };
        const before = getPreviousSpan(span);
        expect(countDays(before)).toBe(days);
        expect([...listDays(before), ...listDays(span)]).toEqual(
          listDays({ from: before.from, to: span.to }),
        );
      },
    ),
  );
});
