import { expect, test } from "vitest";
import { invitedMessage } from "./invitedMessage.ts";

test("B13 an invitation is said to be on its way only if there is a mail server", () => {
  expect(invitedMessage("sipho@example.com", false)).toBe(
    "The invitation is on its way to sipho@example.com.",
  );
  const unsent = invitedMessage("sipho@example.com", true);
  expect(unsent).not.toContain("on its way");
  expect(unsent).toContain("reaches no one");
});
