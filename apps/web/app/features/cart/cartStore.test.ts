import { expect, test } from "vitest";
import { cartErrorMessage } from "./cartErrorMessage.ts";
import type { CartStore } from "./cartStore.ts";
import { cartOf, createTestCart, err, lineItemInputOf, lineItemOf, ok } from "./cartTesting.ts";

const first = lineItemInputOf("wall-1");
const second = lineItemInputOf("wall-2");
const withFirst = cartOf([lineItemOf(first)]);

/** Returns what the drawer says of the last failed request. */
const errorMessageOf = (store: CartStore): string | null => {
  const { error } = store.getState();
  return error && cartErrorMessage(error.request, error.code);
};

test("R4.9 the loading flag is true during a cart call and cleared after it", async () => {
  const { store } = createTestCart([ok(withFirst)]);
  const adding = store.getState().add(first);
  expect(store.getState().isLoading).toBe(true);
  await adding;
  expect(store.getState().isLoading).toBe(false);
});

test("R4.9 the loading flag is cleared after a failure too", async () => {
  const { store } = createTestCart(["unreachable"]);
  await store.getState().add(first);
  expect(store.getState().isLoading).toBe(false);
});

test("R4.10 the first add creates the cart and a later one uses its id", async () => {
  const { store, sent } = createTestCart([
    ok(withFirst),
    ok(cartOf([lineItemOf(first), lineItemOf(second)])),
  ]);
  await store.getState().add(first);
  await store.getState().add(second);
  expect(sent.map(({ path, body }) => [path, body.cartId])).toEqual([
    ["init-cart", undefined],
    ["add-cart-item", "cart-1"],
  ]);
});

test("R4.11 clearing removes the stored id and empties the cart", async () => {
  const { store, storage } = createTestCart([ok(withFirst)]);
  await store.getState().add(first);
  void store.getState().clear("cart-1", null);
  expect([store.getState().cart, storage.stored.cookie, storage.stored.info.cart]).toEqual([
    null,
    null,
    null,
  ]);
});

test("R4.10 a wall that was added during the payment is in the next cart", async () => {
  const next = cartOf([lineItemOf(second)], { _id: "cart-2" });
  const { store, storage, sent, answer } = createTestCart([ok(withFirst), "unreachable"]);
  await store.getState().add(first);
  expect(await store.getState().clear("cart-1", "cart-2")).toBe(false);
  answer(ok(next));
  expect(await store.getState().clear("cart-1", "cart-2")).toBe(true);
  expect(sent[2]?.path).toBe("get-cart-info?cartId=cart-2&site=ZA");
  expect([store.getState().cart, storage.stored.cookie]).toEqual([next, "cart-2"]);
});

test("R4.11 clearing an ordered cart leaves a newer one alone", async () => {
  const { store } = createTestCart([ok(withFirst)]);
  await store.getState().add(first);
  void store.getState().clear("cart-0", null);
  expect(store.getState().cart).toEqual(withFirst);
});

test("R2.5 the saved cart is shown at once, before the server has answered", () => {
  const { store } = createTestCart([ok(withFirst)], {
    saved: { cart: withFirst, unsent: [], promoFromLink: null },
    cookie: "cart-1",
  });
  void store.getState().restore();
  expect(store.getState().cart).toEqual(withFirst);
});

test("R2.5 the restored cart is refreshed from the server", async () => {
  const newer = cartOf([lineItemOf(first, 2)]);
  const { store } = createTestCart([ok(newer)], {
    saved: { cart: withFirst, unsent: [], promoFromLink: null },
    cookie: "cart-1",
  });
  await store.getState().restore();
  expect(store.getState().cart).toEqual(newer);
});

test("R2.5 a saved cart that the server no longer has is emptied without an error", async () => {
  const { store, storage } = createTestCart([err(404, "NOT_FOUND")], {
    saved: { cart: withFirst, unsent: [], promoFromLink: null },
    cookie: "cart-1",
  });
  await store.getState().restore();
  expect([store.getState().cart, store.getState().error, storage.stored.cookie]).toEqual([null, null, null]);
});

test("R4.10 an add to a cart that no longer exists creates a new one with the wall", async () => {
  const { store, sent } = createTestCart([err(404, "NOT_FOUND"), ok(withFirst)], { cookie: "cart-0" });
  await store.getState().add(first);
  expect(sent.map(({ path }) => path)).toEqual(["add-cart-item", "init-cart"]);
});

test("R1.2 a cart of another site is emptied for this one", async () => {
  const { store } = createTestCart([err(409, "SITE_MISMATCH")], { cookie: "cart-of-AU" });
  await store.getState().restore();
  expect(store.getState().cart).toBeNull();
});

test("R8.4 a failed call is logged and shown with the cart's own message", async () => {
  const { store, logged } = createTestCart([err(500, "INTERNAL")]);
  await store.getState().add(first);
  expect(errorMessageOf(store)).toContain("couldn't reach the shop");
  expect(errorMessageOf(store)).not.toContain("a sentence of the server");
  expect(logged).toEqual(["cart: add failed: 500 INTERNAL: a sentence of the server"]);
});

test("R8.4 a retry sends the same line under the same idempotency key", async () => {
  const { store, sent, answer } = createTestCart(["unreachable"]);
  await store.getState().add(first);
  answer(ok(withFirst));
  await store.getState().retry();
  expect(sent[1]).toEqual(sent[0]);
  expect(store.getState().error).toBeNull();
});

test("B4 a wall whose add was not confirmed is sent again after a reload", async () => {
  const before = createTestCart(["unreachable"]);
  await before.store.getState().add(first);
  const after = createTestCart([ok(withFirst)], { saved: before.storage.stored.info });
  await after.store.getState().restore();
  expect(after.sent[0]).toEqual(before.sent[0]);
  expect(after.storage.stored.info.unsent).toEqual([]);
});

test("B4 a wall without an answer is added once when the network is back, as its message says", async () => {
  const { store, sent, answer } = createTestCart(["unreachable"]);
  await store.getState().add(first);
  expect(errorMessageOf(store)).toBe(
    "This wall isn't in your cart yet: we couldn't reach the shop. We'll add it as soon as we can.",
  );
  answer(ok(withFirst));
  await Promise.all([store.getState().sendUnsent(), store.getState().sendUnsent()]);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(store.getState()).toMatchObject({ cart: withFirst, error: null });
});

test("R4.10 a double click adds once", async () => {
  const { store, sent } = createTestCart([ok(withFirst), ok(withFirst)]);
  await Promise.all([store.getState().add(first), store.getState().add(first)]);
  expect(sent).toHaveLength(1);
});

test("R4.10 two adds at once create one cart: the second waits for the first", async () => {
  const { store, sent } = createTestCart([
    ok(withFirst),
    ok(cartOf([lineItemOf(first), lineItemOf(second)])),
  ]);
  await Promise.all([store.getState().add(first), store.getState().add(second)]);
  expect(sent.map(({ path }) => path)).toEqual(["init-cart", "add-cart-item"]);
});

test("R2.12 a rejected wall is not sent again, and an error says so", async () => {
  const { store, storage } = createTestCart([err(422, "SIZE_NOT_SOLD")]);
  await store.getState().add(first);
  expect(storage.stored.info.unsent).toEqual([]);
  expect(store.getState().error?.canRetry).toBe(false);
});

test("R2.12 a removed wall can be restored under its own uuid", async () => {
  const { store, sent } = createTestCart([ok(withFirst), ok(cartOf([])), ok(withFirst)]);
  await store.getState().add(first);
  await store.getState().remove("line-wall-1");
  await store.getState().undoRemove();
  expect(sent[2]?.body.lineItem).toMatchObject({ uuid: "wall-1", collectionId: "square_trio" });
  expect(store.getState().removed).toBeNull();
});

test("R2.12 quick clicks on the quantity all count", async () => {
  const { store, sent } = createTestCart([
    ok(withFirst),
    ok(cartOf([lineItemOf(first, 2)])),
    ok(cartOf([lineItemOf(first, 3)])),
  ]);
  const { add, changeQuantity } = store.getState();
  await add(first);
  await Promise.all([changeQuantity("line-wall-1", 1), changeQuantity("line-wall-1", 1)]);
  expect(sent.slice(1).map(({ body }) => body.lineItem)).toEqual([{ quantity: 2 }, { quantity: 3 }]);
});

test("R2.12 a line that another tab removed leaves the rest of the cart unchanged", async () => {
  const { store } = createTestCart([
    ok(cartOf([lineItemOf(first), lineItemOf(second)])),
    err(404, "NOT_FOUND"),
    ok(cartOf([lineItemOf(second)])),
  ]);
  await store.getState().add(first);
  await store.getState().remove("line-wall-1");
  expect(store.getState().cart?.lineItems.map(({ uuid }) => uuid)).toEqual(["wall-2"]);
});

test("R4.15 a promo code is applied and removed", async () => {
  const discounted = { ...withFirst, discountCode: "WELCOME10", discount: 12_500 };
  const { store, sent } = createTestCart([ok(withFirst), ok(discounted), ok(withFirst)]);
  await store.getState().add(first);
  await store.getState().applyPromo(" welcome1o ");
  expect(store.getState().cart?.discountCode).toBe("WELCOME10");
  await store.getState().removePromo();
  expect(sent.slice(1).map(({ path }) => path)).toEqual(["add-promo-code", "remove-promo-code"]);
  expect(store.getState().cart?.discountCode).toBeNull();
});

test.each([
  ["PROMO_UNKNOWN", 422, "We don't recognise the code “SUMMER”"],
  ["PROMO_EXPIRED", 422, "has expired"],
  ["PROMO_USED", 422, "has already been used"],
  ["PROMO_ALREADY_SET", 409, "One code per order"],
])("B10 a rejected code has the exact reason: %s", async (error, status, message) => {
  const { store } = createTestCart([ok(withFirst), err(status, error)]);
  await store.getState().add(first);
  await store.getState().applyPromo("SUMMER");
  expect(store.getState().promoError).toContain(message);
  expect(store.getState().error).toBeNull();
});

test("B10 a code from a link is applied once there is a cart", async () => {
  const { store, sent, storage } = createTestCart([
    ok(withFirst),
    ok({ ...withFirst, discountCode: "WELCOME10" }),
  ]);
  store.getState().setLinkPromo("welcome10");
  expect(storage.stored.info.promoFromLink).toBe("welcome10");
  await store.getState().add(first);
  await store.getState().refresh();
  expect(sent[1]).toMatchObject({ path: "add-promo-code", body: { promoCode: "welcome10" } });
  expect(storage.stored.info.promoFromLink).toBeNull();
});

test("B10 the result for a code from a link is shown at once, and only once", async () => {
  const { store, toasts, storage, answer } = createTestCart([]);
  store.getState().setLinkPromo("welcome10");
  await store.getState().restore();
  expect(toasts).toEqual(["Your code “welcome10” is saved and will be applied to your cart."]);
  answer(ok(withFirst), ok({ ...withFirst, discountCode: "WELCOME10" }));
  await store.getState().add(first);
  await store.getState().refresh();
  // The reply's own message says that the code was applied.
  expect(toasts).toHaveLength(1);

  // A later page, without a code in its URL.
  const later = createTestCart([], { saved: { ...storage.stored.info, promoFromLink: "welcome10" } });
  await later.store.getState().restore();
  expect(later.toasts).toEqual([]);
});

test.each([
  [err(422, "PROMO_EXPIRED"), "The code “summer” has expired."],
  ["unreachable", "The code couldn't be checked. We couldn't reach the shop."],
] as const)("B10 a rejected code from a link has a message", async (answer, message) => {
  const { store, toasts } = createTestCart([ok(withFirst), answer]);
  store.getState().setLinkPromo("summer");
  await store.getState().add(first);
  await expect.poll(() => toasts.at(-1) ?? "").toContain(message);
});

test("B10 a code from a link in another tab is applied to the cart of this tab", async () => {
  const { store, sent, storage } = createTestCart([ok(withFirst), ok(withFirst)]);
  await store.getState().restore();
  storage.stored.info = { ...storage.stored.info, promoFromLink: "welcome10" };
  store.getState().reload();
  await store.getState().add(first);
  await store.getState().refresh();
  expect(sent[1]?.path).toBe("add-promo-code");
});

test("R4.15 a code that expires has a message", async () => {
  const discounted = { ...withFirst, discountCode: "SPRING" };
  const { store, answer } = createTestCart([ok(withFirst)], {
    saved: { cart: discounted, unsent: [], promoFromLink: null },
    cookie: "cart-1",
  });
  await store.getState().restore();
  expect(store.getState().promoError).toBe("The code “SPRING” has expired.");
  answer(ok(discounted), ok(withFirst));
  await store.getState().applyPromo("SPRING");
  await store.getState().removePromo();
  expect(store.getState().promoError).toBeNull();
});

test("B10 the error of a rejected code can be cleared, and the cart stays", async () => {
  const { store } = createTestCart([ok(withFirst), err(422, "PROMO_UNKNOWN")], { cookie: "cart-1" });
  await store.getState().restore();
  await store.getState().applyPromo("summer");
  expect(store.getState().promoError).toContain("We don't recognise the code");
  store.getState().clearPromoError();
  expect(store.getState()).toMatchObject({ promoError: null, cart: withFirst });
});

test("B10 a code from a link survives a reload", async () => {
  const remembered = { cart: null, unsent: [], promoFromLink: "welcome10" };
  const { store, sent } = createTestCart([ok(withFirst), ok(withFirst)], { saved: remembered });
  await store.getState().restore();
  await store.getState().add(first);
  await store.getState().refresh();
  expect(sent[1]?.path).toBe("add-promo-code");
});

test("R4.15 a code from a link does not replace the code of the cart", async () => {
  const { store, sent, toasts } = createTestCart([ok({ ...withFirst, discountCode: "BETTER20" })]);
  store.getState().setLinkPromo("welcome10");
  await store.getState().add(first);
  expect(sent).toHaveLength(1);
  expect(toasts).toEqual(["One code per order. Remove BETTER20 first to use this one."]);
});

test("B10 a code from a link that the cart has is no other code, however it was typed", async () => {
  const { store, sent, toasts } = createTestCart([ok({ ...withFirst, discountCode: "WELCOME10" })]);
  store.getState().setLinkPromo(" welc0me-1O");
  await store.getState().add(first);
  expect(sent).toHaveLength(1);
  expect(toasts).toEqual([]);
});

test("R8.4 the error of a failed add stays after another request succeeds", async () => {
  const { store } = createTestCart([ok(withFirst), "unreachable", ok(withFirst)]);
  await store.getState().add(first);
  await store.getState().add(second);
  await store.getState().refresh();
  expect(errorMessageOf(store)).toContain("This wall isn't in your cart yet");
});

test("R9.7 a change by another tab is applied without a call to the server", () => {
  const { store, sent } = createTestCart([], {
    saved: { cart: withFirst, unsent: [], promoFromLink: null },
  });
  store.getState().reload();
  expect([store.getState().cart, sent]).toEqual([withFirst, []]);
});

test("B13 a rejected wall stays named while other lines change, until a wall is added", async () => {
  const wall = { name: "Gallery wall", path: "/design?layout=free", outOfStock: null };
  const { store } = createTestCart([
    ok(withFirst),
    err(422, "FRAME_OUT_OF_STOCK"),
    ok(withFirst),
    ok(cartOf([lineItemOf(first), lineItemOf(second)])),
  ]);
  await store.getState().add(first);
  await store.getState().add(second, wall);
  expect(store.getState().error).toMatchObject({ canRetry: false, rejected: { line: second, wall } });
  await store.getState().changeQuantity("line-wall-1", 1);
  expect(store.getState().error?.rejected?.wall).toEqual(wall);
  await store.getState().add(second, wall);
  expect(store.getState().error).toBeNull();
});
