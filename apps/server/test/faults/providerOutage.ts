import { setTimeout as wait } from "node:timers/promises";
import { addCartItem } from "@storywall/contract/calls/cart/addCartItem.ts";
import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { aLine, TRIO_BASE } from "@storywall/testkit/builders.ts";
import type { RequestFault } from "@storywall/testkit/providers/faults.ts";
import type { FakeStripe } from "@storywall/testkit/providers/stripe/fakeStripe.ts";
import { expectOk } from "../support/testShop.ts";
import { forProfile } from "./harness/runProfile.ts";
import type { ShopProcesses } from "./harness/shopProcesses.ts";
import { atMost, exactly, type ThresholdResult } from "./harness/thresholds.ts";

const BROWSING_SHOPPERS = 4;
/** The short run allows more, since other work shares its processors. */
const MAX_SLOWDOWN = forProfile({ short: 6, long: 2 });
/**
 * Below this shoppers notice no difference, and a ratio means nothing. In the short run a call that waits for the
 * provider takes its whole delay of 4 s: a limit of 1 s finds it, and a busy machine does not pass it.
 */
const MIN_NOTICEABLE_MS = forProfile({ short: 1_000, long: 200 });

/**
 * Makes the payment provider slow or unreachable while shoppers want to pay. Other shoppers must read and fill carts as
 * fast as before, and the waiting ones must be able to pay when it is over.
 */
export const runProviderOutage = async (
  shop: ShopProcesses,
  stripe: FakeStripe,
  {
    fault,
    seconds,
    payers,
  }: { readonly fault: RequestFault; readonly seconds: number; readonly payers: number },
): Promise<readonly ThresholdResult[]> => {
  const baselineP99Ms = await p99WhileBrowsing(shop, seconds);
  const paying = await Promise.all(
    Array.from({ length: payers }, async () => {
      // The shop allows five attempts at one checkout within ten minutes.
      const pauseMs = 8_000 + seconds * 1000;
      const buyer = shop.shopper({ site: "AU", timeoutMs: seconds * 4000 + 90_000, retryDelayMs: pauseMs });
      return { buyer, checkout: await buyer.checkOut() };
    }),
  );
  stripe.faults.setRandomRequestFaults([{ fault, probability: 1 }]);
  const startedPayments = Promise.all(
    paying.map(async ({ buyer, checkout }) => ({
      buyer,
      checkout,
      intent: await buyer.beginPaying(checkout),
    })),
  );
  const outageP99Ms = await p99WhileBrowsing(shop, seconds);
  stripe.faults.clear();
  let orders = 0;
  for (const { buyer, checkout, intent } of await startedPayments) {
    stripe.shopper.pay(intent.id);
    const order = await expectOk(buyer.complete(checkout.checkoutId, intent.id));
    if (order.total === intent.amount) orders++;
  }
  const name = `provider ${fault.kind === "delay" ? `slow (${fault.milliseconds / 1000} s)` : "down"}`;
  return [
    atMost(
      `${name}: 99th percentile of other calls`,
      outageP99Ms,
      Math.max(MIN_NOTICEABLE_MS, Math.ceil(baselineP99Ms * MAX_SLOWDOWN)),
      " ms",
    ),
    exactly(`${name}: replies with 500`, paying.flatMap(({ buyer }) => buyer.internalErrors).length, 0),
    exactly(`${name}: orders of the waiting shoppers`, orders, payers),
  ];
};

/** Returns the 99th percentile of call durations in milliseconds. */
const p99WhileBrowsing = async (shop: ShopProcesses, seconds: number): Promise<number> => {
  const until = performance.now() + seconds * 1000;
  const times = await Promise.all(
    Array.from({ length: BROWSING_SHOPPERS }, async () => {
      const anna = shop.shopper();
      const cart = await anna.fillCart();
      while (performance.now() < until) {
        const lineItem = { ...aLine({ base: TRIO_BASE }), uuid: "one-line" };
        await expectOk(anna.call(addCartItem, { body: { cartId: cart._id, lineItem } }));
        await expectOk(anna.call(getCartInfo, { query: { cartId: cart._id } }));
        // Faster than a person, and below the rate limit of one cart.
        await wait(500);
      }
      return anna.durationsMs;
    }),
  );
  const sorted = times.flat().sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
};
