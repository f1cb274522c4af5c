import { cart } from "@storywall/contract/schemas/cart.ts";
import { expect, test } from "vitest";
import { EMPTY_SAVED_CART, parseSavedCart } from "./cartStorage.ts";
import { cartOf, lineItemInputOf, lineItemOf } from "./cartTesting.ts";

const info = {
  cart: cartOf([lineItemOf(lineItemInputOf("wall-1"))]),
  unsent: [{ kind: "add", line: lineItemInputOf("wall-2"), key: "key-1" }],
  promoFromLink: "welcome10",
};

test("R9.7 a saved cart is read back unchanged", () => {
  expect(parseSavedCart(JSON.parse(JSON.stringify(info)), "ZA")?.cart).toEqual(info.cart);
});

test("R9.7 every field of a cart is read back", () => {
  const crop = { x: -0.1, y: 0, width: 1.2, height: 0.5, rotation: -3.5, isFlipped: true };
  const line = lineItemInputOf("wall-1");
  const full = cartOf(
    [
      lineItemOf({
        ...line,
        userTemplateInfo: {
          ...line.userTemplateInfo,
          tiles: [
            {
              name: "tile_1",
              userPhotoId: null,
              artItemId: "studio-dog",
              size: "square_small",
              frameStyle: "Sleek",
              orientation: "landscape",
              cropParams: { "square_small:shallow:landscape": { editorCropParams: crop } },
            },
          ],
        },
      }),
    ],
    {
      email: "thandi@example.com",
      discountCode: "WELCOME10",
      shippingAddress: {
        firstName: "Thandi",
        lastName: "",
        company: "",
        address1: "12 Long Street",
        address2: "Flat 4",
        suburb: "Gardens",
        city: "Cape Town",
        province: "WC",
        zip: "8001",
        country: "ZA",
        phone: "0821234567",
      },
      shippingRate: { handle: "free-standard", title: "Free delivery", price: 0 },
      checkoutId: "checkout-1",
      checkout: { checkoutId: "checkout-1", status: "open" },
      message: "Added",
    },
  );
  expect(cart.parse(full)).toEqual(full);
  expect(parseSavedCart({ ...info, cart: full }, "ZA")?.cart).toEqual(full);
});

test("R9.7 an unsent wall is read back with its key", () => {
  const unsent = parseSavedCart(info, "ZA")?.unsent;
  expect(unsent?.map(({ key, line }) => [key, line.uuid])).toEqual([["key-1", "wall-2"]]);
});

test("R9.7 a cart of another site is left out", () => {
  expect(parseSavedCart(info, "AU")?.cart).toBeNull();
});

test.each([null, "cart", 7, [], {}, { cart: { _id: 1 }, unsent: "no" }])(
  "R9.7 broken data %j is read as an empty cart",
  (data) => {
    expect(parseSavedCart(data, "ZA") ?? EMPTY_SAVED_CART).toEqual(EMPTY_SAVED_CART);
  },
);
