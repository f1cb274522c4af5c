import { expect, test } from "vitest";
import { describeErased } from "./privacyMessages.ts";

test.each([
  [null, ""],
  [{ visitors: 0, threads: 0, subscriptions: 0 }, "Nothing but unfinished checkouts"],
  [{ visitors: 1, threads: 0, subscriptions: 0 }, "One browser's photos and walls"],
  [
    { visitors: 2, threads: 1, subscriptions: 3 },
    "2 browsers' photos and walls, one conversation and 3 newsletter sign-ups",
  ],
])("%j is %j", (erased, text) => {
  expect(describeErased(erased)).toBe(text);
});
