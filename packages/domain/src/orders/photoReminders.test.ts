import fc from "fast-check";
import { expect, test } from "vitest";
import { dueOrderRange, dueReminderNumber } from "./photoReminders.ts";

const DAY = 24 * 60 * 60 * 1000;
const now = new Date("2026-11-21T09:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * DAY);

test.each([
  [0, null],
  [1.99, null],
  [2, 1],
  [6.99, 1],
  [7, 2],
  [14, 3],
  [20.99, 3],
  [21, null],
  [400, null],
])("R4.13 %f days after the order, reminder %s is due", (days, due) => {
  expect(dueReminderNumber(ago(days), now)).toBe(due);
});

test("R4.13 the range contains exactly the orders that are due", () => {
  const { after, until } = dueOrderRange(now);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 40, noNaN: true }), (days) => {
      const isInside = ago(days) > after && ago(days) <= until;
      expect(isInside).toBe(dueReminderNumber(ago(days), now) !== null);
    }),
  );
});
