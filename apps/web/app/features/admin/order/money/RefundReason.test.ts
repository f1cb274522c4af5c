import { expect, test } from "vitest";
import { readRefundReason } from "./RefundReason.tsx";

test("B13 money goes back only with a reason from the list, or with words of the owner's own", () => {
  expect(readRefundReason({ reason: "", words: "" })).toMatchObject({ kind: "error", field: "reason" });
  expect(readRefundReason({ reason: "Something else", words: " " })).toMatchObject({
    kind: "error",
    field: "words",
  });
  expect(readRefundReason({ reason: "Late", words: "" })).toEqual({ kind: "ok", text: "Late" });
  expect(readRefundReason({ reason: "Late", words: " a week " })).toEqual({
    kind: "ok",
    text: "Late: a week",
  });
  expect(readRefundReason({ reason: "Something else", words: "Moved" })).toEqual({
    kind: "ok",
    text: "Moved",
  });
});
