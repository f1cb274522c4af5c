import { expect, test } from "vitest";
import { changesText } from "./changesText.ts";

test("B9 until when an order can be changed, as checkout, questions, policies and mails say it", () => {
  expect(changesText({ minutes: 120, from: "payment" })).toBe(
    "For 2 hours after you pay, you can change photos, crops and the address yourself, or cancel the order for a full refund.",
  );
  expect(changesText({ minutes: 60, from: "last photo" })).toContain(
    "Until 1 hour after the last photo is added",
  );
  expect(changesText({ minutes: 60, from: "payment", isArtOnly: true })).not.toContain("photos");
});

test.each([
  [
    "payment",
    "We start as soon as your order is paid, and you can't change or cancel it yourself after that.",
  ],
  [
    "last photo",
    "We start as soon as the last photo is added. Until then you can still change or cancel your order yourself; after that you can't.",
  ],
  [
    "completion",
    "We start as soon as your order is complete, and you can't change or cancel it yourself after that.",
  ],
] as const)("B9 without time for changes, nothing can be changed after %s", (from, text) => {
  expect(changesText({ minutes: 0, from })).toBe(text);
});
