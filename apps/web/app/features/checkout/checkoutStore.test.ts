import { expect, test } from "vitest";
import {
  ADDRESS,
  AGAIN,
  AMOUNT,
  atReview,
  COMPLETE,
  cardThat,
  checkoutAgainst,
  checkoutOf,
  EMAIL,
  formWhere,
  GOOD_DRAFT,
  GOOD_SHOP,
  INFO,
  INTENT,
  intentOf,
  OPEN,
  ok,
  refuse,
} from "./checkoutTesting.ts";

test("R4.12 opening makes the checkout of the cart", async () => {
  const { store, sent } = checkoutAgainst();
  await store.getState().open("cart-1");
  expect([store.getState().phase, sent]).toEqual(["details", [OPEN]]);
});

test("R4.12 opening twice at once asks once", async () => {
  const { store, count } = checkoutAgainst();
  await Promise.all([store.getState().open("cart-1"), store.getState().open("cart-1")]);
  expect(count(OPEN)).toBe(1);
});

test("R4.12 an expired checkout is silently made again", async () => {
  const { store } = checkoutAgainst({
    ...GOOD_SHOP,
    [OPEN]: [ok(checkoutOf({ status: "expired" }))],
    [AGAIN]: [ok(checkoutOf({ checkoutId: "checkout-2" }))],
  });
  await store.getState().open("cart-1");
  const { phase, notice, checkout } = store.getState();
  expect([phase, notice, checkout?.checkoutId]).toEqual(["details", null, "checkout-2"]);
});

test("R2.14 a checkout that is paid already leads to its order", async () => {
  const { store } = checkoutAgainst(
    { [INFO]: [ok(checkoutOf({ status: "completed", orderId: "order-1" }))] },
    { checkoutId: "checkout-1" },
  );
  await store.getState().open(null);
  expect([store.getState().phase, store.getState().orderId]).toEqual(["ordered", "order-1"]);
});

test("R2.14 without a cart there is nothing to pay", async () => {
  const { store } = checkoutAgainst();
  await store.getState().open(null);
  expect(store.getState().phase).toBe("empty");
});

test("R2.14 a shop that cannot be reached can be tried again", async () => {
  const { store } = checkoutAgainst({ [OPEN]: ["unreachable", ok(checkoutOf())] });
  await store.getState().open("cart-1");
  expect(store.getState().phase).toBe("unavailable");
  await store.getState().open("cart-1");
  expect(store.getState().phase).toBe("details");
});

test("B4 what is typed is kept at once and is there again after a reload", async () => {
  const before = checkoutAgainst();
  await before.store.getState().open("cart-1");
  before.store.getState().type("firstName", "Than");
  const after = checkoutAgainst(GOOD_SHOP, before.notes.kept);
  await after.store.getState().open("cart-1");
  expect(after.store.getState().draft.firstName).toBe("Than");
});

test("R2.14 leaving a right e-mail field saves it", async () => {
  const { store, sent } = checkoutAgainst();
  await store.getState().open("cart-1");
  store.getState().type("email", "thandi@example.com");
  await store.getState().leave("email");
  expect(sent).toEqual([OPEN, EMAIL]);
});

test("R2.14 leaving a wrong field says what is wrong, and mending it takes the words away", async () => {
  const { store } = checkoutAgainst();
  await store.getState().open("cart-1");
  store.getState().type("zip", "80");
  await store.getState().leave("zip");
  expect(store.getState().faults.zip).toContain("Please check the postal code");
  store.getState().type("zip", "8001");
  expect(store.getState().faults.zip).toBeUndefined();
});

test("R2.14 leaving an empty field scolds nobody", async () => {
  const { store } = checkoutAgainst();
  await store.getState().open("cart-1");
  await store.getState().leave("firstName");
  expect(store.getState().faults).toEqual({});
});

test("R2.14 the review waits until every field is right", async () => {
  const { store } = checkoutAgainst(GOOD_SHOP, { draft: { ...GOOD_DRAFT, zip: "" } });
  await store.getState().open("cart-1");
  expect(await store.getState().review(cardThat().form)).toBe(false);
  expect(store.getState().faults).toEqual({ zip: "Please enter the postal code." });
});

test("R2.14 the review has everything saved", async () => {
  const { store, sent } = await atReview();
  expect([store.getState().phase, sent]).toEqual(["review", [OPEN, EMAIL, ADDRESS]]);
});

test("R2.14 a fault that only the server finds stands at its field", async () => {
  const { store } = await atReview({
    ...GOOD_SHOP,
    [ADDRESS]: [
      refuse(422, "ADDRESS_INVALID", [{ path: "shippingAddress.zip", message: "Please check the code." }]),
    ],
  });
  expect([store.getState().phase, store.getState().faults]).toEqual([
    "details",
    { zip: "Please check the code." },
  ]);
});

test("R4.12 a checkout that runs out while typing is made again on the way to the review", async () => {
  const { store } = await atReview({
    ...GOOD_SHOP,
    [EMAIL]: [refuse(409, "CHECKOUT_NOT_OPEN"), ok(checkoutOf({ checkoutId: "checkout-2" }))],
    [INFO]: [ok(checkoutOf({ status: "expired" }))],
    [AGAIN]: [ok(checkoutOf({ checkoutId: "checkout-2" }))],
    [OPEN]: [ok(checkoutOf()), ok(checkoutOf({ checkoutId: "checkout-2" }))],
  });
  expect(store.getState().phase).toBe("review");
});

test("R2.14 paying leads to the order", async () => {
  const { store, card, notes } = await atReview();
  await store.getState().pay(card.form);
  expect([store.getState().phase, store.getState().orderId]).toEqual(["ordered", "order-1"]);
  expect(notes.kept.unseen).toEqual({ orderId: "order-1", cartId: "cart-1" });
});

test("R2.14 a checkout that ran out before the press on pay is made anew, and the shopper is told so", async () => {
  const { store, card } = await atReview({
    ...GOOD_SHOP,
    [INTENT]: [refuse(409, "CHECKOUT_NOT_OPEN"), ok(intentOf())],
    [INFO]: [ok(checkoutOf({ status: "expired" }))],
    [AGAIN]: [ok(checkoutOf({ checkoutId: "checkout-2" }))],
    [OPEN]: [ok(checkoutOf()), ok(checkoutOf({ checkoutId: "checkout-2" }))],
  });
  await store.getState().pay(card.form);
  const { phase, notice, checkout } = store.getState();
  expect([phase, notice, checkout?.checkoutId]).toEqual(["review", "madeAnew", "checkout-2"]);
  await store.getState().pay(card.form);
  expect(store.getState().phase).toBe("ordered");
});

test("R2.14 a double click on pay pays once", async () => {
  const { store, card } = await atReview();
  await Promise.all([store.getState().pay(card.form), store.getState().pay(card.form)]);
  expect(card.confirmed).toHaveLength(1);
});

test("R2.14 a wallet is opened in the press on pay, before anything is asked of the shop", async () => {
  const { store, card, sent } = await atReview();
  const asked = sent.length;
  let atApproval = -1;
  const approve = () => {
    atApproval = sent.length;
    return card.form.approve();
  };
  const paid = store.getState().pay({ ...card.form, approve });
  // Before the first wait: a browser shows a wallet only while it still hears the press.
  expect(atApproval).toBe(asked);
  await paid;
  expect(store.getState().phase).toBe("ordered");
});

test.each([
  ["left", "review", "denied"],
  ["faulty", "details", "checkFields"],
  ["notThere", "details", "formNotThere"],
] as const)(
  "R2.14 a payment that its shopper does not approve (%s) is not begun",
  async (approval, phase, notice) => {
    const { store, card, count } = await atReview();
    card.approvals.push(approval);
    await store.getState().pay(card.form);
    expect([store.getState().phase, store.getState().notice]).toEqual([phase, notice]);
    expect([card.confirmed, count(INTENT)]).toEqual([[], 0]);
  },
);

test("R2.14 no money moves when the amount is not the one on the button", async () => {
  const dearer = { ...GOOD_SHOP, [INTENT]: [ok(intentOf({ amount: 124_999 }))] };
  const { store, card } = await atReview({ ...dearer, [AMOUNT]: [ok(intentOf({ amount: 124_999 }))] });
  await store.getState().pay(card.form);
  expect([card.confirmed, store.getState().phase, store.getState().notice]).toEqual([
    [],
    "review",
    "amountChanged",
  ]);
});

test("R7.4 an older payment is brought to the present amount before it is used", async () => {
  const { store, card } = await atReview({
    ...GOOD_SHOP,
    [INTENT]: [ok(intentOf({ amount: 124_999 }))],
    [AMOUNT]: [ok(intentOf())],
  });
  await store.getState().pay(card.form);
  expect(card.confirmed).toEqual([intentOf()]);
});

test.each(["declined", "lacksFunds"] as const)(
  "R2.14 a card that is refused (%s) keeps everything and can be corrected",
  async (reason) => {
    const { store, card, notes } = await atReview(
      GOOD_SHOP,
      cardThat({ kind: "declined", reason }, { kind: "succeeded" }),
    );
    await store.getState().pay(card.form);
    expect([store.getState().phase, store.getState().notice, notes.kept.payment]).toEqual([
      "details",
      reason,
      null,
    ]);
    expect(store.getState().draft).toEqual(GOOD_DRAFT);
    await store.getState().review(card.form);
    await store.getState().pay(card.form);
    expect(store.getState().phase).toBe("ordered");
  },
);

test("R2.14 the bank's extra step can be approved", async () => {
  const { store, card } = await atReview(GOOD_SHOP, cardThat({ kind: "needsExtraStep" }));
  await store.getState().pay(card.form);
  expect(store.getState().phase).toBe("extraStep");
  await store.getState().answerExtraStep(true);
  expect(store.getState().phase).toBe("ordered");
});

test("R2.14 the bank's extra step can be denied, and another card tried", async () => {
  const { store, card } = await atReview(GOOD_SHOP, cardThat({ kind: "needsExtraStep" }));
  await store.getState().pay(card.form);
  await store.getState().answerExtraStep(false);
  expect([store.getState().phase, store.getState().notice]).toEqual(["details", "denied"]);
});

test("R2.14 an unknown payment is asked about until the order is there", async () => {
  const { store, card, waits } = await atReview(
    { ...GOOD_SHOP, [COMPLETE]: ["unreachable", refuse(503, "UNAVAILABLE"), ok({ orderId: "order-1" })] },
    cardThat({ kind: "unknown" }),
  );
  await store.getState().pay(card.form);
  expect([store.getState().phase, waits]).toEqual(["ordered", [1_000, 2_000]]);
});

test("R2.14 nobody pays again while a payment is unknown", async () => {
  const { store, card } = await atReview(
    { ...GOOD_SHOP, [COMPLETE]: ["unreachable", ok({ orderId: "order-1" })] },
    cardThat({ kind: "unknown" }),
  );
  const paying = store.getState().pay(card.form);
  await store.getState().pay(card.form);
  await paying;
  expect(card.confirmed).toHaveLength(1);
});

test("R2.14 only the provider's own word lets a shopper pay again", async () => {
  const { store, card } = await atReview(
    {
      ...GOOD_SHOP,
      [COMPLETE]: [refuse(402, "PAYMENT_NOT_DONE")],
      [INTENT]: [ok(intentOf()), ok(intentOf({ status: "processing" })), ok(intentOf())],
    },
    cardThat({ kind: "unknown" }),
  );
  await store.getState().pay(card.form);
  expect([store.getState().phase, store.getState().notice]).toEqual(["details", "notCharged"]);
});

test("B4 a reload while a payment is unknown goes on asking and does not pay", async () => {
  const payment = { checkoutId: "checkout-1", paymentIntentId: "intent-1" };
  const { store, sent } = checkoutAgainst(GOOD_SHOP, { checkoutId: "checkout-1", payment });
  await store.getState().open("cart-1");
  expect([store.getState().phase, sent]).toEqual(["ordered", [COMPLETE]]);
});

test("B4 a reload after a payment that came to nothing finds everything typed", async () => {
  const { store } = checkoutAgainst(
    { ...GOOD_SHOP, [COMPLETE]: [refuse(402, "PAYMENT_NOT_DONE")] },
    {
      checkoutId: "checkout-1",
      draft: GOOD_DRAFT,
      payment: { checkoutId: "checkout-1", paymentIntentId: "intent-1" },
    },
  );
  await store.getState().open("cart-1");
  expect([store.getState().phase, store.getState().draft]).toEqual(["details", GOOD_DRAFT]);
});

test("R2.14 a payment that was made in another tab leads to its order", async () => {
  const { store, card } = await atReview({
    ...GOOD_SHOP,
    [INTENT]: [refuse(409, "CHECKOUT_NOT_OPEN")],
    [INFO]: [ok(checkoutOf({ status: "completed", orderId: "order-1" }))],
  });
  await store.getState().pay(card.form);
  expect([card.confirmed, store.getState().phase]).toEqual([[], "ordered"]);
});

test("R2.14 paid for another amount: nobody is told to try again", async () => {
  const { store, card } = await atReview({ ...GOOD_SHOP, [COMPLETE]: [refuse(409, "AMOUNT_CHANGED")] });
  await store.getState().pay(card.form);
  expect(store.getState().phase).toBe("stuck");
});

test("R9.15 a code that this e-mail address has used is said at the review", async () => {
  const { store, card } = await atReview({ ...GOOD_SHOP, [INTENT]: [refuse(422, "PROMO_USED")] });
  await store.getState().pay(card.form);
  expect([store.getState().phase, store.getState().notice]).toEqual(["review", "promoUsed"]);
});

test("R2.14 a payment service that could not be asked keeps everything and can be tried again", async () => {
  const { store, card, notes } = await atReview(
    GOOD_SHOP,
    cardThat({ kind: "notAsked" }, { kind: "succeeded" }),
  );
  await store.getState().pay(card.form);
  const { phase, notice, draft } = store.getState();
  expect([phase, notice, draft, notes.kept.payment]).toEqual([
    "details",
    "providerNotReached",
    GOOD_DRAFT,
    null,
  ]);
  await store.getState().review(card.form);
  await store.getState().pay(card.form);
  expect(store.getState().phase).toBe("ordered");
});

test("R2.14 without the provider's fields there is no review, and the words say why", async () => {
  const { store } = await atReview(GOOD_SHOP, formWhere("notThere"));
  expect([store.getState().phase, store.getState().notice]).toEqual(["details", "formNotThere"]);
});

test("R2.14 a shop that has changed its provider asks for the new form and charges nothing", async () => {
  const { store, card } = await atReview({
    ...GOOD_SHOP,
    [INTENT]: [ok(intentOf({ provider: "paystack" }))],
  });
  await store.getState().pay(card.form);
  expect([card.confirmed, store.getState().phase, store.getState().notice]).toEqual([
    [],
    "review",
    "providerChanged",
  ]);
});

test("R2.14 a payment whose extra step was left can be paid by another card", async () => {
  const { store, card } = await atReview({
    ...GOOD_SHOP,
    [INTENT]: [ok(intentOf({ status: "requires_action" }))],
  });
  await store.getState().pay(card.form);
  expect(store.getState().phase).toBe("ordered");
});

const RETURNED = { checkoutId: "checkout-1", paymentIntentId: "intent-1" };

test("reliability 6.5: whoever comes back from a bank's page is told that we are checking, and gets the order", async () => {
  const { store, waits } = checkoutAgainst(
    { ...GOOD_SHOP, [COMPLETE]: ["unreachable", ok({ orderId: "order-1" })] },
    {},
    RETURNED,
  );
  const opening = store.getState().open("cart-1");
  expect(store.getState().phase).toBe("checking");
  await opening;
  expect([store.getState().phase, waits]).toEqual(["ordered", [1_000]]);
});

test("reliability 6.5: whoever comes back without having paid finds the checkout again", async () => {
  const { store } = checkoutAgainst(
    { ...GOOD_SHOP, [COMPLETE]: [refuse(402, "PAYMENT_NOT_DONE")] },
    {},
    RETURNED,
  );
  await store.getState().open(null);
  const { phase, notice, checkout } = store.getState();
  expect([phase, notice, checkout?.checkoutId]).toEqual(["details", "notCharged", "checkout-1"]);
});

test("reliability 6.5: the way back does not hide a payment that is still unknown here", async () => {
  const payment = { checkoutId: "checkout-1", paymentIntentId: "intent-2" };
  const { store, notes } = checkoutAgainst({ [COMPLETE]: ["unreachable"] }, { payment }, RETURNED);
  void store.getState().open("cart-1");
  store.getState().stop();
  expect([store.getState().phase, notes.kept.payment]).toEqual(["checking", payment]);
});

test.each([
  [503, "UNAVAILABLE", "providerNotReached"],
  [429, "TOO_MANY_DECLINES", "tooManyDeclines"],
  [429, "TOO_MANY_REQUESTS", "tooOften"],
] as const)(
  "R2.14 a payment that cannot begin (%d %s) is said in its own words",
  async (status, error, notice) => {
    const { store, card } = await atReview({ ...GOOD_SHOP, [INTENT]: [refuse(status, error)] });
    await store.getState().pay(card.form);
    expect([card.confirmed, store.getState().phase, store.getState().notice]).toEqual([[], "review", notice]);
  },
);

test("R2.14 an unknown payment ends when the shop says that too many cards were declined", async () => {
  const { store, card } = await atReview(
    {
      ...GOOD_SHOP,
      [COMPLETE]: [refuse(402, "PAYMENT_NOT_DONE")],
      [INTENT]: [ok(intentOf()), refuse(429, "TOO_MANY_DECLINES")],
    },
    cardThat({ kind: "unknown" }),
  );
  await store.getState().pay(card.form);
  expect([store.getState().phase, store.getState().notice]).toEqual(["details", "tooManyDeclines"]);
});
