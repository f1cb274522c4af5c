import { expect, test } from "vitest";
import { EMPTY_CART_INFO, parseCartInfo } from "./cartMemory.ts";
import { cartOf, lineOf, wall } from "./cartTesting.ts";

const info = {
  cart: cartOf([lineOf(wall("wall-1"))]),
  unsent: [{ kind: "add", line: wall("wall-2"), key: "key-1" }],
  promoFromLink: "welcome10",
};

test("R9.7 cart info comes back from storage as it was", () => {
  expect(parseCartInfo(JSON.parse(JSON.stringify(info)), "ZA")?.cart).toEqual(info.cart);
});

test("R9.7 a wall that was not sent comes back under its key", () => {
  const unsent = parseCartInfo(info, "ZA")?.unsent;
  expect(unsent?.map(({ key, line }) => [key, line.uuid])).toEqual([["key-1", "wall-2"]]);
});

test("R9.7 a cart of another site is left out", () => {
  expect(parseCartInfo(info, "AU")?.cart).toBeNull();
});

test.each([null, "cart", 7, [], {}, { cart: { _id: 1 }, unsent: "no" }])(
  "R9.7 broken cart info %j gives an empty cart",
  (data) => {
    expect(parseCartInfo(data, "ZA") ?? EMPTY_CART_INFO).toEqual(EMPTY_CART_INFO);
  },
);
