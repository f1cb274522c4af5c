import { expect, test } from "vitest";
import { describeArrivals } from "./describeArrivals.ts";

test.each([
  [{ orders: 3, messages: 1 }, "2 new orders."],
  [{ orders: 1, messages: 2 }, "1 new message."],
  [{ orders: 2, messages: 3 }, "1 new order and 2 new messages."],
  // A new day has begun, and a message was read.
  [{ orders: 0, messages: 0 }, null],
])("B13 what has come meanwhile is said once: %j", (after, text) => {
  expect(describeArrivals({ orders: 1, messages: 1 }, after)).toBe(text);
});
