import { expect, test } from "vitest";
import { uploadWaitMessage } from "./uploadWaitMessage.ts";

test("B4 without network the message does not say that photos are on their way", () => {
  expect(uploadWaitMessage(1, true)).toEqual({
    title: "Photos on their way",
    text: "1 photo is still to come: please keep this page open.",
  });
  expect(uploadWaitMessage(3, false)).toEqual({
    title: "No connection",
    text: "3 photos are still to come, as soon as you're online again.",
  });
});
