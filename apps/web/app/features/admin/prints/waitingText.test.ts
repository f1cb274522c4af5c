import { expect, test } from "vitest";
import { waitingText } from "./waitingText.ts";

test("B13 the photos to check are counted apart from those whose shoppers were asked", () => {
  expect(waitingText(1, 0)).toBe("One print waits for you.");
  expect(waitingText(14, 1)).toBe("14 prints wait for you. One waits for its shopper's answer.");
  expect(waitingText(0, 2)).toBe("No prints wait for you. 2 wait for their shoppers' answers.");
});
