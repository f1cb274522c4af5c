import { setTimeout as wait } from "node:timers/promises";
import { addCartItem } from "@storywall/contract/calls/cart/addCartItem.ts";
import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { initCart } from "@storywall/contract/calls/cart/initCart.ts";
import { removePromoCode } from "@storywall/contract/calls/cart/removePromoCode.ts";
import { getCheckoutInfo } from "@storywall/contract/calls/checkout/getCheckoutInfo.ts";
import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { aLine, TRIO } from "@storywall/testkit/builders.ts";
import { CARDS } from "../support/shopper.ts";
import { ok } from "../support/testShop.ts";
import { atMost, type Bar, exactly } from "./harness/bars.ts";
import type { ShopProcesses } from "./harness/shopProcesses.ts";
import { sized } from "./harness/size.ts";
import { testProviderBooks } from "./invariants/shopState.ts";

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** What a shopper waits at the most; where every check-in runs, other work may take the processors. */
const PATIENCE_SECONDS = sized({ short: 30, long: 5 });

const seconds = (began: number): number => (performance.now() - began) / 1000;

/** The money has not moved yet; or too many ask the provider about one checkout, which ends when there is the order. */
const NOT_YET = new Set(["PAYMENT_NOT_DONE", "TOO_MANY_REQUESTS"]);

/** Everybody says that one checkout is paid, while it is being paid and while others read it. */
export const completions = async (
  shop: ShopProcesses,
  { rounds, callers }: { readonly rounds: number; readonly callers: number },
): Promise<readonly Bar[]> => {
  let slowest = 0;
  const most = { orders: 0, answers: 0, charges: 0, mails: 0, uses: 0, broken: 0 };
  for (let round = 0; round < rounds; round++) {
    const anna = shop.shopper();
    const cart = await anna.fillCart();
    await anna.promo(cart._id);
    const { checkoutId } = await anna.checkOut(cart);
    const intent = await anna.beginPaying(await anna.checkOut(cart));
    const began = performance.now();
    const answers = new Set<string>();
    const complete = async (): Promise<void> => {
      for (;;) {
        const reply = await anna.complete(checkoutId, intent.id);
        if (reply.kind === "ok") {
          answers.add(reply.reply.orderId);
          slowest = Math.max(slowest, seconds(began));
          return;
        }
        if (reply.kind !== "refused" || !NOT_YET.has(reply.error) || seconds(began) > 30) {
          throw new Error(`not completed: ${JSON.stringify(reply)}`);
        }
        await wait(200 + Math.random() * 200);
      }
    };
    const mixed = [
      complete,
      complete,
      complete,
      () => ok(anna.call(getCheckoutInfo, { body: { checkoutId } })),
      () => ok(anna.call(getData, { params: { id: checkoutId } })),
    ];
    await Promise.all([
      times(callers, async (index) => mixed[index % mixed.length]?.()),
      // The provider tells of it too, each time that it is asked to take the money.
      times(3, () => ok(anna.pay(intent, CARDS.pays))),
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
    const charges = (await testProviderBooks(shop.database)).filter(
      (entry) => entry.checkoutId === checkoutId && entry.status === "succeeded",
    );
    most.orders = Math.max(most.orders, orders.length);
    most.answers = Math.max(most.answers, answers.size);
    most.charges = Math.max(most.charges, charges.length);
    most.mails = Math.max(most.mails, mails.length);
    most.uses = Math.max(most.uses, uses.length);
    most.broken += anna.broken.length;
  }
  const name = `${rounds} × ${callers} callers at one checkout`;
  return [
    exactly(`${name}: orders`, most.orders, 1),
    exactly(`${name}: different orders told`, most.answers, 1),
    exactly(`${name}: charges`, most.charges, 1),
    exactly(`${name}: uses of the code`, most.uses, 1),
    exactly(`${name}: mails`, most.mails, 1),
    exactly(`${name}: replies with 500`, most.broken, 0),
    atMost(`${name}: slowest has its order`, slowest, PATIENCE_SECONDS, " s"),
  ];
};

/** A code of which there are fewer uses than people who want it, all at once. Half of the losers pay the whole price. */
export const fewUses = async (
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
): Promise<readonly Bar[]> => {
  const ready = await inPortions(carts, async (index) => {
    const buyer = shop.shopper();
    const cart = await buyer.fillCart();
    await buyer.promo(cart._id, code);
    const email = emailOf(index);
    const { checkoutId } = await buyer.checkOut(cart, email);
    return { buyer, email, checkoutId, cart };
  });
  const began = performance.now();
  const totals = await Promise.all(
    ready.map(async ({ buyer, email, checkoutId, cart }, index) => {
      const begun = await buyer.call(createPaymentIntent, { body: { checkoutId } });
      if (begun.kind === "refused" && begun.error === "PROMO_USED") {
        if (index % 2) return "refused";
        await ok(buyer.call(removePromoCode, { body: { cartId: cart._id } }));
        const checkout = await buyer.checkOut(cart, email);
        const intent = await buyer.beginPaying(checkout);
        await ok(buyer.pay(intent));
        return (await ok(buyer.complete(checkoutId, intent.id))).total;
      }
      if (begun.kind !== "ok") throw new Error(`no payment: ${JSON.stringify(begun)}`);
      await ok(buyer.pay(begun.reply));
      return (await ok(buyer.complete(checkoutId, begun.reply.id))).total;
    }),
  );
  const took = seconds(began);
  const ids = new Set(ready.map(({ checkoutId }) => checkoutId));
  const charges = (await testProviderBooks(shop.database)).filter(
    ({ checkoutId, status }) => ids.has(checkoutId) && status === "succeeded",
  );
  const name = `${carts} carts want ${uses === 1 ? "the one use" : `${uses} uses`} of a code`;
  return [
    exactly(`${name}: orders that paid less`, totals.filter((total) => total === 324000).length, uses),
    exactly(`${name}: charges of less`, charges.filter(({ amount }) => amount < 360000).length, uses),
    exactly(`${name}: orders and charges differ by`, totals.filter(Number).length - charges.length, 0),
    exactly(`${name}: replies with 500`, ready.flatMap(({ buyer }) => buyer.broken).length, 0),
    atMost(`${name}: all had their answer`, took, PATIENCE_SECONDS + carts / 10, " s"),
  ];
};

/** What is measured is the rush for the code, not that for the door. */
const inPortions = async <T>(count: number, work: (index: number) => Promise<T>): Promise<readonly T[]> => {
  const done: T[] = [];
  while (done.length < count) {
    const begun = done.length;
    done.push(...(await times(Math.min(50, count - begun), (index) => work(begun + index))));
  }
  return done;
};

/** A family with one cart and a hundred walls. */
export const parallelAdds = async (shop: ShopProcesses, adds: number): Promise<readonly Bar[]> => {
  const anna = shop.shopper();
  const userId = await anna.visit();
  const { _id: cartId } = await ok(anna.call(initCart, { body: { userId, lineItems: [] } }));
  const began = performance.now();
  await times(adds, () => ok(anna.call(addCartItem, { body: { cartId, lineItem: aLine({ base: TRIO }) } })));
  const took = seconds(began);
  const cart = await ok(anna.call(getCartInfo, { query: { cartId } }));
  const name = `${adds} adds to one cart at once`;
  return [
    exactly(`${name}: lines`, cart.lineItems.length, adds),
    exactly(`${name}: total`, cart.total, adds * 124999),
    exactly(`${name}: replies with 500`, anna.broken.length, 0),
    atMost(`${name}: all had their answer`, took, PATIENCE_SECONDS, " s"),
  ];
};
