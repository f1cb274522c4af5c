import { expect, test } from "vitest";
import { cartErrorMessage } from "./cartMessages.ts";

test("R8.4 a picture that left the art collection is told, with what to do about it", () => {
  expect(cartErrorMessage({ kind: "refresh" }, "ART_ITEM_UNKNOWN")).toBe(
    "The cart could not be brought up to date. A picture of this wall is no longer in our collection. Open the wall and choose another for its tile.",
  );
});
