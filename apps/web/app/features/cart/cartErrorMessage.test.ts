import { expect, test } from "vitest";
import { cartErrorMessage } from "./cartErrorMessage.ts";

test("R8.4 an art item that left the collection has a message that says what to do", () => {
  expect(cartErrorMessage({ kind: "refresh" }, "ART_ITEM_UNKNOWN")).toBe(
    "Your cart couldn't be refreshed. One of this wall's artworks is no longer in our collection. Open the wall and choose another for that tile.",
  );
});

test.each([
  ["FRAME_OUT_OF_STOCK", "One of its frames is out of stock. Open the wall and choose another."],
  ["FRAME_MISMATCH", "We don't sell this layout in this frame. Open the wall and choose another."],
])("R8.4 a wall that is refused with %s has a message that says why", (code, reason) => {
  expect(cartErrorMessage({ kind: "refresh" }, code)).toBe(`Your cart couldn't be refreshed. ${reason}`);
});
