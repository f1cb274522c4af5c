import { expect, test } from "vitest";
import type { AddRequest } from "./cartRequest.ts";
import { cartOf, lineItemInputOf, lineItemOf } from "./cartTesting.ts";
import { rejectedWallMessage } from "./rejectedWall.ts";

const request: AddRequest = {
  kind: "add",
  line: lineItemInputOf("wall-1"),
  key: "key-1",
  wall: { name: "Square trio", path: "/design?set=square_trio", outOfStock: null },
};

test("B13 R8.4 a rejected wall is named, and that it is not in the cart", () => {
  expect(rejectedWallMessage(request, cartOf([lineItemOf(lineItemInputOf("wall-2"))]))).toBe(
    "Square trio isn't in the cart.",
  );
  expect(rejectedWallMessage(request, cartOf([lineItemOf(request.line)]))).toBe(
    "Your changes to Square trio aren't in the cart.",
  );
  expect(rejectedWallMessage({ ...request, wall: undefined }, null)).toBe("Your wall isn't in the cart.");
});
