import type { CallResult } from "@storywall/contract/client.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import { expect, test, vi } from "vitest";
import {
  ADDRESS_PATH,
  AMOUNT_PATH,
  COMPLETE_PATH,
  cardFormWith,
  checkoutOf,
  createReviewedCheckout,
  createTestCheckout,
  EMAIL_PATH,
  err,
  INFO_PATH,
  INTENT_PATH,
  intentOf,
  OPEN_PATH,
  ok,
  paymentFormWith,
  RECREATE_PATH,
  SUCCESS_SCRIPT,
  VALID_DRAFT,
} from "./checkoutTesting.ts";

test("R4.12 opening creates the checkout of the cart", async () => {
  const { store, sent } = createTestCheckout();
  await store.getState().open("cart-1");
  expect([store.getState().phase, sent]).toEqual(["details", [OPEN_PATH]]);
});

test("R4.12 opening twice at once sends one call", async () => {
  const { store, count } = createTestCheckout();
  await Promise.all([store.getState().open("cart-1"), store.getState().open("cart-1")]);
  expect(count(OPEN_PATH)).toBe(1);
});

test("R4.12 an expired checkout is silently created again", async () => {
  const { store } = createTestCheckout({
    ...SUCCESS_SCRIPT,
    [OPEN_PATH]: [ok(checkoutOf({ status: "expired" }))],
    [RECREATE_PATH]: [ok(checkoutOf({ checkoutId: "checkout-2" }))],
  });
  await store.getState().open("cart-1");
  const { phase, notice, checkout } = store.getState();
  expect([phase, notice, checkout?.checkoutId]).toEqual(["details", null, "checkout-2"]);
});

test("R2.14 a checkout that is paid already leads to its order", async () => {
  const { store } = createTestCheckout(
    { [INFO_PATH]: [ok(checkoutOf({ status: "completed", orderId: "order-1" }))] },
    { checkoutId: "checkout-1" },
  );
  await store.getState().open(null);
  expect([store.getState().phase, store.getState().orderId]).toEqual(["ordered", "order-1"]);
});

test("R2.14 without a cart there is nothing to pay", async () => {
  const { store } = createTestCheckout();
  await store.getState().open(null);
  expect(store.getState().phase).toBe("empty");
});

test("R2.14 opening can be retried after an unreachable server", async () => {
  const { store } = createTestCheckout({ [OPEN_PATH]: ["unreachable", ok(checkoutOf())] });
  await store.getState().open("cart-1");
  expect(store.getState().phase).toBe("unavailable");
  await store.getState().open("cart-1");
  expect(store.getState().phase).toBe("details");
});

test("B4 typed values are saved at once and restored after a reload", async () => {
  const before = createTestCheckout();
  await before.store.getState().open("cart-1");
  before.store.getState().setField("firstName", "Than");
  const after = createTestCheckout(SUCCESS_SCRIPT, before.stored.kept);
  await after.store.getState().open("cart-1");
  expect(after.store.getState().draft.firstName).toBe("Than");
});

test("R2.14 blur of a valid email field saves it", async () => {
  const { store, sent } = createTestCheckout();
  await store.getState().open("cart-1");
  store.getState().setField("email", "thandi@example.com");
  await store.getState().blurField("email");
  expect(sent).toEqual([OPEN_PATH, EMAIL_PATH]);
});

test("R2.14 blur of an invalid field shows its issue, and correcting it removes the issue", async () => {
  const { store } = createTestCheckout();
  await store.getState().open("cart-1");
  store.getState().setField("zip", "80");
  await store.getState().blurField("zip");
  expect(store.getState().issues.zip).toContain("Please check the postal code");
  store.getState().setField("zip", "8001");
  expect(store.getState().issues.zip).toBeUndefined();
});

test("R2.14 an issue of the postal code follows a change of the province", async () => {
  const { store } = createTestCheckout();
  await store.getState().open("cart-1");
  store.getState().setField("province", "WC");
  store.getState().setField("zip", "2196");
  await store.getState().blurField("zip");
  expect(store.getState().issues.zip).toContain("2196 isn't a postal code in the Western Cape");
  store.getState().setField("province", "FS");
  expect(store.getState().issues.zip).toContain("2196 isn't a postal code in the Free State");
  store.getState().setField("province", "GP");
  expect(store.getState().issues).toEqual({});
});

test("R2.14 blur of an empty field shows no issue", async () => {
  const { store } = createTestCheckout();
  await store.getState().open("cart-1");
  await store.getState().blurField("firstName");
  expect(store.getState().issues).toEqual({});
});

test("R2.14 the review opens only when every field is valid", async () => {
  const { store } = createTestCheckout(SUCCESS_SCRIPT, { draft: { ...VALID_DRAFT, zip: "" } });
  await store.getState().open("cart-1");
  expect(await store.getState().review(cardFormWith().form)).toBe(false);
  expect(store.getState().issues).toEqual({ zip: "Please enter your postal code." });
});

test("R2.14 everything is saved before the review", async () => {
  const { store, sent } = await createReviewedCheckout();
  expect([store.getState().phase, sent]).toEqual(["review", [OPEN_PATH, EMAIL_PATH, ADDRESS_PATH]]);
});

test("R2.14 an issue that only the server finds is shown at its field", async () => {
  const { store } = await createReviewedCheckout({
    ...SUCCESS_SCRIPT,
    [ADDRESS_PATH]: [
      err(422, "ADDRESS_INVALID", [{ path: "shippingAddress.zip", message: "Please check the code." }]),
    ],
  });
  expect([store.getState().phase, store.getState().issues]).toEqual([
    "details",
    { zip: "Please check the code." },
  ]);
});

test("R4.12 a checkout that expires while typing is created again before the review", async () => {
  const { store } = await createReviewedCheckout({
    ...SUCCESS_SCRIPT,
    [EMAIL_PATH]: [err(409, "CHECKOUT_NOT_OPEN"), ok(checkoutOf({ checkoutId: "checkout-2" }))],
    [INFO_PATH]: [ok(checkoutOf({ status: "expired" }))],
    [RECREATE_PATH]: [ok(checkoutOf({ checkoutId: "checkout-2" }))],
    [OPEN_PATH]: [ok(checkoutOf()), ok(checkoutOf({ checkoutId: "checkout-2" }))],
  });
  expect(store.getState().phase).toBe("review");
});

test("R2.14 paying leads to the order", async () => {
  const { store, card, stored } = await createReviewedCheckout();
  await store.getState().pay(card.form);
  expect([store.getState().phase, store.getState().orderId]).toEqual(["ordered", "order-1"]);
  expect(stored.kept.unseen).toEqual({ orderId: "order-1", cartId: "cart-1" });
});

test("R2.14 a checkout that expired before the click on pay is created again, with a notice", async () => {
  const { store, card } = await createReviewedCheckout({
    ...SUCCESS_SCRIPT,
    [INTENT_PATH]: [err(409, "CHECKOUT_NOT_OPEN"), ok(intentOf())],
    [INFO_PATH]: [ok(checkoutOf({ status: "expired" }))],
    [RECREATE_PATH]: [ok(checkoutOf({ checkoutId: "checkout-2" }))],
    [OPEN_PATH]: [ok(checkoutOf()), ok(checkoutOf({ checkoutId: "checkout-2" }))],
  });
  await store.getState().pay(card.form);
  const { phase, notice, checkout } = store.getState();
  expect([phase, notice, checkout?.checkoutId]).toEqual(["review", "checkoutRecreated", "checkout-2"]);
  await store.getState().pay(card.form);
  expect(store.getState().phase).toBe("ordered");
});

test("R2.14 a double click on pay pays once", async () => {
  const { store, card } = await createReviewedCheckout();
  await Promise.all([store.getState().pay(card.form), store.getState().pay(card.form)]);
  expect(card.confirmed).toHaveLength(1);
});

test("R2.14 a wallet opens in the click on pay, before any call to the server", async () => {
  const { store, card, sent } = await createReviewedCheckout();
  const asked = sent.length;
  let atApproval = -1;
  const approve = () => {
    atApproval = sent.length;
    return card.form.requestApproval();
  };
  const paid = store.getState().pay({ ...card.form, requestApproval: approve });
  // Before the first await: browsers show a wallet only within the click.
  expect(atApproval).toBe(asked);
  await paid;
  expect(store.getState().phase).toBe("ordered");
});

test.each([
  ["cancelled", "review", "denied"],
  ["invalid", "details", "invalidFields"],
  ["notLoaded", "details", "formNotLoaded"],
] as const)(
  "R2.14 a payment without the shopper's approval (%s) is not begun",
  async (approval, phase, notice) => {
    const { store, card, count } = await createReviewedCheckout();
    card.approvals.push(approval);
    await store.getState().pay(card.form);
    expect([store.getState().phase, store.getState().notice]).toEqual([phase, notice]);
    expect([card.confirmed, count(INTENT_PATH)]).toEqual([[], 0]);
  },
);

test("R2.14 no money moves when the amount is not the one on the button", async () => {
  const dearer = { ...SUCCESS_SCRIPT, [INTENT_PATH]: [ok(intentOf({ amount: 124_999 }))] };
  const { store, card } = await createReviewedCheckout({
    ...dearer,
    [AMOUNT_PATH]: [ok(intentOf({ amount: 124_999 }))],
  });
  await store.getState().pay(card.form);
  expect([card.confirmed, store.getState().phase, store.getState().notice]).toEqual([
    [],
    "review",
    "amountChanged",
  ]);
});

test("R7.4 an older payment is updated to the current amount before it is used", async () => {
  const { store, card } = await createReviewedCheckout({
    ...SUCCESS_SCRIPT,
    [INTENT_PATH]: [ok(intentOf({ amount: 124_999 }))],
    [AMOUNT_PATH]: [ok(intentOf())],
  });
  await store.getState().pay(card.form);
  expect(card.confirmed).toEqual([intentOf()]);
});

test.each(["declined", "insufficientFunds"] as const)(
  "R2.14 after a declined card (%s) everything is kept and can be corrected",
  async (reason) => {
    const { store, card, stored } = await createReviewedCheckout(
      SUCCESS_SCRIPT,
      cardFormWith({ kind: "declined", reason }, { kind: "succeeded" }),
    );
    await store.getState().pay(card.form);
    expect([store.getState().phase, store.getState().notice, stored.kept.payment]).toEqual([
      "details",
      reason,
      null,
    ]);
    expect(store.getState().draft).toEqual(VALID_DRAFT);
    await store.getState().review(card.form);
    await store.getState().pay(card.form);
    expect(store.getState().phase).toBe("ordered");
  },
);

test("R2.14 the bank's next action can be approved", async () => {
  const { store, card } = await createReviewedCheckout(
    SUCCESS_SCRIPT,
    cardFormWith({ kind: "needsNextAction" }),
  );
  await store.getState().pay(card.form);
  expect(store.getState().phase).toBe("nextAction");
  await store.getState().completeNextAction(true);
  expect(store.getState().phase).toBe("ordered");
});

test("R2.14 the bank's next action can be denied, and another card tried", async () => {
  const { store, card } = await createReviewedCheckout(
    SUCCESS_SCRIPT,
    cardFormWith({ kind: "needsNextAction" }),
  );
  await store.getState().pay(card.form);
  await store.getState().completeNextAction(false);
  expect([store.getState().phase, store.getState().notice]).toEqual(["details", "denied"]);
});

test("R2.14 an unknown payment is polled until there is an order", async () => {
  const { store, card, waits } = await createReviewedCheckout(
    {
      ...SUCCESS_SCRIPT,
      [COMPLETE_PATH]: ["unreachable", err(503, "UNAVAILABLE"), ok({ orderId: "order-1" })],
    },
    cardFormWith({ kind: "unknown" }),
  );
  await store.getState().pay(card.form);
  expect([store.getState().phase, waits]).toEqual(["ordered", [1_000, 2_000]]);
});

test("R2.14 paying again is impossible while a payment is unknown", async () => {
  const { store, card } = await createReviewedCheckout(
    { ...SUCCESS_SCRIPT, [COMPLETE_PATH]: ["unreachable", ok({ orderId: "order-1" })] },
    cardFormWith({ kind: "unknown" }),
  );
  const paying = store.getState().pay(card.form);
  await store.getState().pay(card.form);
  await paying;
  expect(card.confirmed).toHaveLength(1);
});

test("R2.14 only the provider's own state lets a shopper pay again", async () => {
  const { store, card } = await createReviewedCheckout(
    {
      ...SUCCESS_SCRIPT,
      [COMPLETE_PATH]: [err(402, "PAYMENT_NOT_DONE")],
      [INTENT_PATH]: [ok(intentOf()), ok(intentOf({ status: "processing" })), ok(intentOf())],
    },
    cardFormWith({ kind: "unknown" }),
  );
  await store.getState().pay(card.form);
  expect([store.getState().phase, store.getState().notice]).toEqual(["details", "notCharged"]);
});

test("B4 a reload while a payment is unknown polls and does not pay", async () => {
  const payment = { checkoutId: "checkout-1", paymentIntentId: "intent-1" };
  const { store, sent } = createTestCheckout(SUCCESS_SCRIPT, { checkoutId: "checkout-1", payment });
  await store.getState().open("cart-1");
  expect([store.getState().phase, sent]).toEqual(["ordered", [COMPLETE_PATH]]);
});

test("B4 a reload after a failed payment restores everything that was typed", async () => {
  const { store } = createTestCheckout(
    { ...SUCCESS_SCRIPT, [COMPLETE_PATH]: [err(402, "PAYMENT_NOT_DONE")] },
    {
      checkoutId: "checkout-1",
      draft: VALID_DRAFT,
      payment: { checkoutId: "checkout-1", paymentIntentId: "intent-1" },
    },
  );
  await store.getState().open("cart-1");
  expect([store.getState().phase, store.getState().draft]).toEqual(["details", VALID_DRAFT]);
});

test("R2.14 a payment from another tab leads to its order", async () => {
  const { store, card } = await createReviewedCheckout({
    ...SUCCESS_SCRIPT,
    [INTENT_PATH]: [err(409, "CHECKOUT_NOT_OPEN")],
    [INFO_PATH]: [ok(checkoutOf({ status: "completed", orderId: "order-1" }))],
  });
  await store.getState().pay(card.form);
  expect([card.confirmed, store.getState().phase]).toEqual([[], "ordered"]);
});

test("R2.14 a payment of another amount does not offer to pay again", async () => {
  const { store, card } = await createReviewedCheckout({
    ...SUCCESS_SCRIPT,
    [COMPLETE_PATH]: [err(409, "AMOUNT_CHANGED")],
  });
  await store.getState().pay(card.form);
  expect(store.getState().phase).toBe("stuck");
});

test("R9.15 the review says that this email address has used the code", async () => {
  const { store, card } = await createReviewedCheckout({
    ...SUCCESS_SCRIPT,
    [INTENT_PATH]: [err(422, "PROMO_USED")],
  });
  await store.getState().pay(card.form);
  expect([store.getState().phase, store.getState().notice]).toEqual(["review", "promoUsed"]);
});

test("R2.14 after an unreachable payment provider everything is kept and paying can be retried", async () => {
  const { store, card, stored } = await createReviewedCheckout(
    SUCCESS_SCRIPT,
    cardFormWith({ kind: "notSent" }, { kind: "succeeded" }),
  );
  await store.getState().pay(card.form);
  const { phase, notice, draft } = store.getState();
  expect([phase, notice, draft, stored.kept.payment]).toEqual([
    "details",
    "providerUnreachable",
    VALID_DRAFT,
    null,
  ]);
  await store.getState().review(card.form);
  await store.getState().pay(card.form);
  expect(store.getState().phase).toBe("ordered");
});

test("R2.14 without the provider's fields there is no review, and a notice says why", async () => {
  const { store } = await createReviewedCheckout(SUCCESS_SCRIPT, paymentFormWith("notLoaded"));
  expect([store.getState().phase, store.getState().notice]).toEqual(["details", "formNotLoaded"]);
});

test("R2.14 the review waits for payment fields that are loading, for eight seconds", async () => {
  const { form } = paymentFormWith("valid");
  const openWith = async (checksWhileLoading: number) => {
    const checkout = createTestCheckout(SUCCESS_SCRIPT, { draft: VALID_DRAFT });
    let checks = 0;
    await checkout.store.getState().open("cart-1");
    const isReviewed = await checkout.store.getState().review({
      ...form,
      checkFields: async () => (checks++ < checksWhileLoading ? "loading" : "valid"),
    });
    const { phase, notice, isBusy } = checkout.store.getState();
    return { isReviewed, phase, notice, isBusy, waited: checkout.waits.reduce((sum, one) => sum + one, 0) };
  };
  expect(await openWith(3)).toMatchObject({ isReviewed: true, phase: "review", notice: null });
  expect(await openWith(Number.POSITIVE_INFINITY)).toEqual({
    isReviewed: false,
    phase: "details",
    notice: "formNotLoaded",
    isBusy: false,
    waited: 8_000,
  });
});

test("R2.14 issues of contact and delivery are shown while the payment fields still load", async () => {
  const { store, waits } = createTestCheckout(SUCCESS_SCRIPT, { draft: { ...VALID_DRAFT, zip: "" } });
  await store.getState().open("cart-1");
  expect(await store.getState().review(paymentFormWith("loading").form)).toBe(false);
  expect([store.getState().notice, waits]).toEqual(["invalidFields", []]);
});

test("R2.14 the notice that fields need attention goes with the last of them", async () => {
  const { store } = createTestCheckout(SUCCESS_SCRIPT, { draft: { ...VALID_DRAFT, zip: "", city: "" } });
  await store.getState().open("cart-1");
  await store.getState().review(cardFormWith().form);
  store.getState().setField("city", "Cape Town");
  expect(store.getState().notice).toBe("invalidFields");
  store.getState().setField("zip", "8001");
  expect([store.getState().notice, store.getState().issues]).toEqual([null, {}]);
});

test("R2.14 the notice stays where only fields of the card need attention, whatever else changes", async () => {
  const { store } = createTestCheckout(SUCCESS_SCRIPT, { draft: VALID_DRAFT });
  await store.getState().open("cart-1");
  const { form } = cardFormWith();
  await store.getState().review({ ...form, checkFields: async () => "invalid" });
  store.getState().setField("city", "Paarl");
  expect(store.getState().notice).toBe("invalidFields");
});

test("R2.14 a street without a house number is asked about once, and passes when the shopper carries on", async () => {
  const draft = { ...VALID_DRAFT, address1: "Farm Welgevonden" };
  const { store } = createTestCheckout(SUCCESS_SCRIPT, { draft });
  const { form } = cardFormWith();
  await store.getState().open("cart-1");
  expect(await store.getState().review(form)).toBe(false);
  expect(store.getState().issues).toEqual({ address1: expect.stringContaining("no house number") });
  store.getState().setField("address1", "Farm Rustfontein");
  expect(store.getState().issues).toEqual({});
  expect(await store.getState().review(form)).toBe(false);
  expect(await store.getState().review(form)).toBe(true);
});

test("R2.14 a street that was confirmed before a reload of the review is not asked about again", async () => {
  const draft = { ...VALID_DRAFT, address1: "Farm Welgevonden" };
  const { store } = createTestCheckout(SUCCESS_SCRIPT, { draft });
  await store.getState().open("cart-1");
  store.getState().askForCardAgain();
  expect(store.getState().notice).toBe("cardLost");
  expect(await store.getState().review(cardFormWith().form)).toBe(true);
});

test("R2.14 a number in the second line of an address is a house number too", async () => {
  const draft = { ...VALID_DRAFT, address1: "The Palms, Long Street", address2: "Unit 5" };
  const { store } = createTestCheckout(SUCCESS_SCRIPT, { draft });
  await store.getState().open("cart-1");
  expect(await store.getState().review(cardFormWith().form)).toBe(true);
});

test("R2.14 B9 the cart that was made while an earlier checkout was looked for is opened, too", async () => {
  const { store } = createTestCheckout(
    { ...SUCCESS_SCRIPT, [INFO_PATH]: [err(404, "NOT_FOUND")] },
    { checkoutId: "checkout-0" },
  );
  await Promise.all([store.getState().open(null), store.getState().open("cart-1")]);
  expect([store.getState().phase, store.getState().checkout?.cartId]).toEqual(["details", "cart-1"]);
});

test("R2.14 after a change of provider the new form is asked for and nothing is charged", async () => {
  const { store, card } = await createReviewedCheckout({
    ...SUCCESS_SCRIPT,
    [INTENT_PATH]: [ok(intentOf({ provider: "paystack" }))],
  });
  await store.getState().pay(card.form);
  expect([card.confirmed, store.getState().phase, store.getState().notice]).toEqual([
    [],
    "review",
    "providerChanged",
  ]);
});

test("R2.14 a payment whose next action was cancelled can be paid by another card", async () => {
  const { store, card } = await createReviewedCheckout({
    ...SUCCESS_SCRIPT,
    [INTENT_PATH]: [ok(intentOf({ status: "requires_action" }))],
  });
  await store.getState().pay(card.form);
  expect(store.getState().phase).toBe("ordered");
});

const RETURNED = { checkoutId: "checkout-1", paymentIntentId: "intent-1" };

test("reliability 6.5: a return from a bank's page shows that the payment is checked, then the order", async () => {
  const { store, waits } = createTestCheckout(
    { ...SUCCESS_SCRIPT, [COMPLETE_PATH]: ["unreachable", ok({ orderId: "order-1" })] },
    {},
    RETURNED,
  );
  const opening = store.getState().open("cart-1");
  expect(store.getState().phase).toBe("checking");
  await opening;
  expect([store.getState().phase, waits]).toEqual(["ordered", [1_000]]);
});

test("reliability 6.5: a return without payment shows the checkout again", async () => {
  const { store } = createTestCheckout(
    { ...SUCCESS_SCRIPT, [COMPLETE_PATH]: [err(402, "PAYMENT_NOT_DONE")] },
    {},
    RETURNED,
  );
  await store.getState().open(null);
  const { phase, notice, checkout } = store.getState();
  expect([phase, notice, checkout?.checkoutId]).toEqual(["details", "notCharged", "checkout-1"]);
});

test("reliability 6.5: a return does not replace a saved payment that is still unknown", async () => {
  const payment = { checkoutId: "checkout-1", paymentIntentId: "intent-2" };
  const { store, stored } = createTestCheckout({ [COMPLETE_PATH]: ["unreachable"] }, { payment }, RETURNED);
  void store.getState().open("cart-1");
  store.getState().stopPolling();
  expect([store.getState().phase, stored.kept.payment]).toEqual(["checking", payment]);
});

test.each([
  [503, "UNAVAILABLE", "providerUnreachable"],
  [502, "PAYMENTS_REFUSED", "providerRejected"],
  [429, "TOO_MANY_DECLINES", "tooManyDeclines"],
  [429, "TOO_MANY_REQUESTS", "rateLimited"],
] as const)(
  "R2.14 a payment that cannot begin (%d %s) has a notice of its own",
  async (status, error, notice) => {
    const { store, card } = await createReviewedCheckout({
      ...SUCCESS_SCRIPT,
      [INTENT_PATH]: [err(status, error)],
    });
    await store.getState().pay(card.form);
    expect([card.confirmed, store.getState().phase, store.getState().notice]).toEqual([[], "review", notice]);
  },
);

test("R2.14 an unknown payment ends when the server reports too many declined cards", async () => {
  const { store, card } = await createReviewedCheckout(
    {
      ...SUCCESS_SCRIPT,
      [COMPLETE_PATH]: [err(402, "PAYMENT_NOT_DONE")],
      [INTENT_PATH]: [ok(intentOf()), err(429, "TOO_MANY_DECLINES")],
    },
    cardFormWith({ kind: "unknown" }),
  );
  await store.getState().pay(card.form);
  expect([store.getState().phase, store.getState().notice]).toEqual(["details", "tooManyDeclines"]);
});

/** Returns a change of the checkout that waits for its reply. */
const createChange = () => {
  const { promise, resolve } = Promise.withResolvers<CallResult<Checkout>>();
  return {
    send: vi.fn(() => promise),
    reply: (more: Partial<Checkout>) => resolve({ kind: "ok", reply: checkoutOf(more) }),
  };
};

test("R9.5 an email address that has used the code is told so at its field, and before the review", async () => {
  const script = { ...SUCCESS_SCRIPT, [EMAIL_PATH]: [err(422, "PROMO_USED"), err(422, "PROMO_USED")] };
  const { store } = createTestCheckout(script, { draft: VALID_DRAFT });
  await store.getState().open("cart-1");
  await store.getState().blurField("email");
  expect(store.getState().notice).toBe("promoUsed");
  expect(await store.getState().review(cardFormWith().form)).toBe(false);
  expect([store.getState().phase, store.getState().notice]).toEqual(["details", "promoUsed"]);
});

test("R2.14 of two quick changes the second waits, so that the last reply is of the last press", async () => {
  const { store } = createTestCheckout();
  await store.getState().open("cart-1");
  const [first, second] = [createChange(), createChange()];
  const changes = [store.getState().changeCheckout(first.send), store.getState().changeCheckout(second.send)];
  await vi.waitFor(() => expect(first.send).toHaveBeenCalled());
  second.reply({ total: 2 });
  await new Promise(setImmediate);
  expect(second.send).not.toHaveBeenCalled();
  first.reply({ total: 1 });
  await Promise.all(changes);
  expect(store.getState().checkout?.total).toBe(2);
});

test("R2.14 what is typed is saved only after the reply to a change that is on its way", async () => {
  const { store, sent } = createTestCheckout(SUCCESS_SCRIPT, { draft: VALID_DRAFT });
  await store.getState().open("cart-1");
  const change = createChange();
  void store.getState().changeCheckout(change.send);
  const reviewing = store.getState().review(cardFormWith().form);
  await vi.waitFor(() => expect(change.send).toHaveBeenCalled());
  await new Promise(setImmediate);
  expect(sent).toEqual([OPEN_PATH]);
  change.reply({ total: 1 });
  expect(await reviewing).toBe(true);
  expect(sent).toEqual([OPEN_PATH, EMAIL_PATH, ADDRESS_PATH]);
});

test("R2.14 a reply that arrives during the payment does not change what is paid for", async () => {
  const { store, card } = await createReviewedCheckout();
  const before = store.getState().checkout;
  const [first, second] = [createChange(), createChange()];
  const changes = [store.getState().changeCheckout(first.send), store.getState().changeCheckout(second.send)];
  await vi.waitFor(() => expect(first.send).toHaveBeenCalled());
  await store.getState().pay(card.form);
  first.reply({ total: 1 });
  expect((await Promise.all(changes))[1]).toBeNull();
  expect([store.getState().checkout, second.send.mock.calls]).toEqual([before, []]);
});
