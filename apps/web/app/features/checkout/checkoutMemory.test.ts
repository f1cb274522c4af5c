import { expect, test } from "vitest";
import { parseNotes } from "./checkoutMemory.ts";

test("B4 notes come back as they were", () => {
  const notes = {
    checkoutId: "checkout-1",
    draft: { email: "thandi@example.com" },
    payment: { checkoutId: "checkout-1", paymentIntentId: "intent-1" },
    unseen: { orderId: "order-1", cartId: "cart-1" },
  };
  expect(parseNotes(JSON.parse(JSON.stringify(notes)))).toEqual(notes);
});

test("B4 broken notes are empty notes", () => {
  expect(parseNotes({ checkoutId: "../../x", draft: 7, payment: { checkoutId: 1 }, unseen: [] })).toEqual({
    checkoutId: null,
    draft: {},
    payment: null,
    unseen: null,
  });
});
