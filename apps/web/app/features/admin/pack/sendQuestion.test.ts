import { expect, test } from "vitest";
import { sendQuestion } from "./sendQuestion.ts";

test("B13 a parcel whose prints are not all ready, or that waits for stock, is asked about before it is sent", () => {
  expect(sendQuestion({ ready: 0, total: 3 })?.text).toBe("Only 0 of 3 prints are ready.");
  expect(sendQuestion({ ready: 0, total: 1 })?.text).toBe("Its print isn't ready.");
  expect(sendQuestion({ ready: 3, total: 3, isStockMissing: true })?.text).toBe("It still waits for stock.");
  expect(sendQuestion({ ready: 2, total: 3, isStockMissing: true })?.text).toBe(
    "Only 2 of 3 prints are ready. It still waits for stock.",
  );
});

test("B13 a parcel that is complete is sent without a question", () => {
  expect(sendQuestion({ ready: 3, total: 3 })).toBeNull();
});
