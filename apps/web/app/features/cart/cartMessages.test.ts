import { expect, test } from "vitest";
import { cartErrorMessage } from "./cartMessages.ts";

test("R8.4 an art item that left the collection has a message that says what to do", () => {
  expect(cartErrorMessage({ kind: "refresh" }, "ART_ITEM_UNKNOWN")).toBe(
    "Your cart couldn't be refreshed. One of this wall's artworks is no longer in our collection. Open the wall and choose another for that tile.",
  );
});
