import { expect, test } from "vitest";
import { noAnswerMessage } from "./noAnswer.ts";

test("B13 a call without an answer blames the shop only where the device has a network", () => {
  expect(noAnswerMessage(true)).toContain("You're offline");
  expect(noAnswerMessage(false)).toContain("The shop isn't answering");
  // The server renders as if there were a network.
  expect(noAnswerMessage()).toContain("The shop isn't answering");
});
