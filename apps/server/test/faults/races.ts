import { setTimeout as wait } from "node:timers/promises";
import { addCartItem } from "@storywall/contract/calls/cart/addCartItem.ts";
import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { initCart } from "@storywall/contract/calls/cart/initCart.ts";
import { removePromoCode } from "@storywall/contract/calls/cart/removePromoCode.ts";
import { getCheckoutInfo } from "@storywall/contract/calls/checkout/getCheckoutInfo.ts";
import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { aLine, TRIO_BASE, TRIO_PRICE } from "@storywall/testkit/builders.ts";
import { TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { expectOk } from "../support/testShop.ts";
import { forProfile } from "./harness/runProfile.ts";
import type { ShopProcesses } from "./harness/shopProcesses.ts";
import { atMost, exactly, type ThresholdResult } from "./harness/thresholds.ts";
import { testProviderLedger } from "./invariants/shopState.ts";

const runInParallel = <T>(count: number, work: (index: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Longest wait of a shopper. The short run allows more, since other work shares its processors. */
const MAX_WAIT_SECONDS = forProfile({ short: 30, long: 5 });

const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1000;

/** Errors to retry: the payment is not done yet, or too many calls check one payment before its order exists. */
const RETRYABLE_CODES = new Set(["PAYMENT_NOT_DONE", "TOO_MANY_REQUESTS"]);

/** Completes one checkout by many parallel calls, while it is being paid and read. */
export const runParallelCompletions = async (
  shop: ShopProcesses,
  { rounds, callers }: { readonly rounds: number; readonly callers: number },
): Promise<readonly ThresholdResult[]> => {
  let slowest = 0;
  const highest = { orders: 0, answers: 0, charges: 0, mails: 0, uses: 0, broken: 0 };
  for (let round = 0; round < rounds; round++) {
    const anna = shop.shopper();
    const cart = await anna.fillCart();
    await anna.addPromo(cart._id);
    const { checkoutId } = await anna.checkOut(cart);
    const intent = await anna.beginPaying(await anna.checkOut(cart));
    const startedAt = performance.now();
    const answers = new Set<string>();
    const complete = async (): Promise<void> => {
      for (;;) {
        const reply = await anna.complete(checkoutId, intent.id);
        if (reply.kind === "ok") {
          answers.add(reply.reply.orderId);
          slowest = Math.max(slowest, secondsSince(startedAt));
          return;
        }
        if (reply.kind !== "error" || !RETRYABLE_CODES.has(reply.error) || secondsSince(startedAt) > 30) {
          throw new Error(`Cannot complete the checkout: ${JSON.stringify(reply)}`);
        }
        await wait(200 + Math.random() * 200);
      }
    };
    const mixed = [
      complete,
      complete,
      complete,
      () => expectOk(anna.call(getCheckoutInfo, { body: { checkoutId } })),
      () => expectOk(anna.call(getData, { params: { id: checkoutId } })),
    ];
    await Promise.all([
      runInParallel(callers, async (index) => mixed[index % mixed.length]?.()),
      // The provider sends an event too, for each confirmation.
      runInParallel(3, () => expectOk(anna.pay(intent, TEST_CARDS.accepted))),
    ]);
    const [orderId = ""] = answers;
    const orders = await shop.database
      .selectFrom("orders")
      .select("id")
      .where("checkoutId", "=", checkoutId)
      .execute();
    const mails = await shop.database
      .selectFrom("mailOutbox")
      .select("id")
      .where("about", "=", orderId)
      .execute();
    const uses = await shop.database
      .selectFrom("promoUses")
      .select("orderId")
      .where("checkoutId", "=", checkoutId)
      .execute();
    const charges = (await testProviderLedger(shop.database)).filter(
      (entry) => entry.checkoutId === checkoutId && entry.status === "succeeded",
    );
    highest.orders = Math.max(highest.orders, orders.length);
    highest.answers = Math.max(highest.answers, answers.size);
    highest.charges = Math.max(highest.charges, charges.length);
    highest.mails = Math.max(highest.mails, mails.length);
    highest.uses = Math.max(highest.uses, uses.length);
    highest.broken += anna.internalErrors.length;
  }
  const name = `${rounds} × ${callers} callers at one checkout`;
  return [
    exactly(`${name}: orders`, highest.orders, 1),
    exactly(`${name}: different orders returned`, highest.answers, 1),
    exactly(`${name}: charges`, highest.charges, 1),
    exactly(`${name}: uses of the code`, highest.uses, 1),
    exactly(`${name}: mails`, highest.mails, 1),
    exactly(`${name}: replies with 500`, highest.broken, 0),
    atMost(`${name}: slowest order`, slowest, MAX_WAIT_SECONDS, " s"),
  ];
};

/** Uses a limited promo code by more shoppers than it has uses. Half of the others pay the full price. */
export const runLimitedPromo = async (
  shop: ShopProcesses,
  {
    carts,
    code,
    uses,
    emailOf,
  }: {
    readonly carts: number;
    readonly code: string;
    readonly uses: number;
    readonly emailOf: (index: number) => string;
  },
): Promise<readonly ThresholdResult[]> => {
  const ready = await runInBatches(carts, async (index) => {
    const buyer = shop.shopper();
    const cart = await buyer.fillCart();
    await buyer.addPromo(cart._id, code);
    const email = emailOf(index);
    const { checkoutId } = await buyer.checkOut(cart, email);
    return { buyer, email, checkoutId, cart };
  });
  const startedAt = performance.now();
  const orderTotals = await Promise.all(
    ready.map(async ({ buyer, email, checkoutId, cart }, index) => {
      const payment = await buyer.call(createPaymentIntent, { body: { checkoutId } });
      if (payment.kind === "error" && payment.error === "PROMO_USED") {
        if (index % 2) return "refused";
        await expectOk(buyer.call(removePromoCode, { body: { cartId: cart._id } }));
        const checkout = await buyer.checkOut(cart, email);
        const intent = await buyer.beginPaying(checkout);
        await expectOk(buyer.pay(intent));
        return (await expectOk(buyer.complete(checkoutId, intent.id))).total;
      }
      if (payment.kind !== "ok") throw new Error(`Cannot create a payment: ${JSON.stringify(payment)}`);
      await expectOk(buyer.pay(payment.reply));
      return (await expectOk(buyer.complete(checkoutId, payment.reply.id))).total;
    }),
  );
  const elapsedSeconds = secondsSince(startedAt);
  const ids = new Set(ready.map(({ checkoutId }) => checkoutId));
  const charges = (await testProviderLedger(shop.database)).filter(
    ({ checkoutId, status }) => ids.has(checkoutId) && status === "succeeded",
  );
  const name = `${carts} carts with a code of ${uses === 1 ? "one use" : `${uses} uses`}`;
  return [
    exactly(`${name}: discounted orders`, orderTotals.filter((total) => total === 324000).length, uses),
    exactly(`${name}: discounted charges`, charges.filter(({ amount }) => amount < 360000).length, uses),
    exactly(
      `${name}: difference of orders and charges`,
      orderTotals.filter(Number).length - charges.length,
      0,
    ),
    exactly(`${name}: replies with 500`, ready.flatMap(({ buyer }) => buyer.internalErrors).length, 0),
    atMost(`${name}: all had their reply after`, elapsedSeconds, MAX_WAIT_SECONDS + carts / 10, " s"),
  ];
};

/** Runs the preparation in batches, so that only the use of the code is concurrent. */
const runInBatches = async <T>(count: number, work: (index: number) => Promise<T>): Promise<readonly T[]> => {
  const done: T[] = [];
  while (done.length < count) {
    const doneCount = done.length;
    done.push(...(await runInParallel(Math.min(50, count - doneCount), (index) => work(doneCount + index))));
  }
  return done;
};

/** Adds many lines to one cart in parallel. */
export const runParallelAdds = async (
  shop: ShopProcesses,
  adds: number,
): Promise<readonly ThresholdResult[]> => {
  const anna = shop.shopper();
  const userId = await anna.visit();
  const { _id: cartId } = await expectOk(anna.call(initCart, { body: { userId, lineItems: [] } }));
  const startedAt = performance.now();
  await runInParallel(adds, () =>
    expectOk(anna.call(addCartItem, { body: { cartId, lineItem: aLine({ base: TRIO_BASE }) } })),
  );
  const elapsedSeconds = secondsSince(startedAt);
  const cart = await expectOk(anna.call(getCartInfo, { query: { cartId } }));
  const name = `${adds} adds to one cart at once`;
  return [
    exactly(`${name}: lines`, cart.lineItems.length, adds),
    exactly(`${name}: total`, cart.total, adds * TRIO_PRICE),
    exactly(`${name}: replies with 500`, anna.internalErrors.length, 0),
    atMost(`${name}: all had their reply after`, elapsedSeconds, MAX_WAIT_SECONDS, " s"),
  ];
};
