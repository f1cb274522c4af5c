import { expect, test } from "vitest";
import { parseSavedCheckout } from "./checkoutStorage.ts";

test("B4 a saved checkout is read back unchanged", () => {
  const savedCheckout = {
    checkoutId: "checkout-1",
    draft: { email: "thandi@example.com" },
    payment: { checkoutId: "checkout-1", paymentIntentId: "intent-1" },
    unseen: { orderId: "order-1", cartId: "cart-1" },
  };
  expect(parseSavedCheckout(JSON.parse(JSON.stringify(savedCheckout)))).toEqual(savedCheckout);
});

test("B4 a broken saved checkout is read as empty", () => {
  expect(
    parseSavedCheckout({ checkoutId: "../../x", draft: 7, payment: { checkoutId: 1 }, unseen: [] }),
  ).toEqual({
    checkoutId: null,
    draft: {},
    payment: null,
    unseen: null,
  });
});
