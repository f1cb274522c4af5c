import { expect, test } from "vitest";
import { bulkUndoMessage } from "./bulkUndoMessage.ts";

const done = (orderNumber: string) => ({ orderNumber, orderId: orderNumber, isDone: true, reason: null });
const failed = (orderNumber: string, reason: string) => ({ ...done(orderNumber), isDone: false, reason });

test("B13 nothing is said when all orders are undone", () => {
  expect(bulkUndoMessage([done("ZA-1"), done("ZA-2")])).toBeNull();
});

test("B13 orders that could not be undone are named with the reason, those of one reason together", () => {
  const items = [
    done("ZA-1"),
    failed("ZA-2", "Too late."),
    failed("ZA-3", "Told."),
    failed("ZA-4", "Too late."),
  ];
  expect(bulkUndoMessage(items)).toBe("1 of 4 undone. ZA-2, ZA-4: Too late. ZA-3: Told.");
});

test("B13 of many orders the first twelve are named, and the others counted", () => {
  const items = Array.from({ length: 200 }, (_, index) => failed(`ZA-${index + 1}`, "Too late."));
  expect(bulkUndoMessage(items)).toBe(
    "0 of 200 undone. ZA-1, ZA-2, ZA-3, ZA-4, ZA-5, ZA-6, ZA-7, ZA-8, ZA-9, ZA-10, ZA-11, ZA-12 and 188 more: Too late.",
  );
});
