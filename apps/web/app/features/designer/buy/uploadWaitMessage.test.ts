import { expect, test } from "vitest";
import { uploadWaitMessage } from "./uploadWaitMessage.ts";

test("B4 whoever buys without a network is not told that photos are nearly there", () => {
  expect(uploadWaitMessage(1, true)).toEqual({
    title: "Photos on their way",
    words: "1 photo is still to come: please keep this page open.",
  });
  expect(uploadWaitMessage(3, false)).toEqual({
    title: "No connection",
    words: "3 photos are still to come, as soon as you are online again.",
  });
});
