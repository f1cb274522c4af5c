import { fakeClock } from "@storywall/testkit/fakeClock.ts";
import type { SignedEvent } from "@storywall/testkit/providers/eventOutbox.ts";
import { createFaults } from "@storywall/testkit/providers/faults.ts";
import { type StripeStandIn, startStripeStandIn } from "@storywall/testkit/providers/stripe/stripeStandIn.ts";
import { stripePayments } from "../../../src/adapters/payments-stripe/stripePayments.ts";
import { receivePaymentEvent } from "../../../src/usecases/payments/receivePaymentEvent.ts";
import { reconcile } from "../../../src/usecases/payments/reconcile.ts";
import type { TestDatabase } from "../../support/databases.ts";
import { openTestShop, type TestShop } from "../../support/testShop.ts";
import type { BookEntry } from "../invariants/shopState.ts";
import type { ProviderShop } from "../lostReplies.ts";

/** Two processes' worth of a shop whose AU site takes its money by Stripe, on one database. */
export const openStripeShop = async ({ database }: TestDatabase, seed: number): Promise<ProviderShop> => {
  const clock = fakeClock();
  const shops: TestShop[] = [];
  let turn = 0;
  const either = (): TestShop => {
    const shop = shops[turn++ % shops.length];
    if (!shop) throw new Error("no shop is open");
    return shop;
  };
  const hear = async ({ body, headers }: SignedEvent): Promise<number> => {
    const { shop } = either();
    const reading = shop.payments.AU.readEvent(Buffer.from(body), headers, clock.now());
    if (reading.kind === "invalid") return 400;
    if (reading.kind === "event")
      await receivePaymentEvent(shop, { provider: "stripe", site: "AU" }, reading.event);
    return 200;
  };
  const stripe = await startStripeStandIn({ now: clock.now, faults: createFaults(seed), sendEvent: hear });
  for (let process = 0; process < 2; process++) {
    const AU = stripePayments({
      site: "AU",
      secretKey: stripe.secretKey,
      publishableKey: "pk_test_one",
      webhookSecret: stripe.webhookSecret,
      apiUrl: stripe.url,
      timeoutMs: 500,
    });
    shops.push(await openTestShop(database, clock, undefined, undefined, { AU }));
  }
  const settled = async (): Promise<void> => {
    for (const { shop } of shops) await shop.background.settled();
  };
  return {
    name: "Stripe",
    site: "AU",
    database,
    clock,
    either,
    settled,
    books: async () => stripeBooks(stripe),
    faults: stripe.faults,
    pay: ({ id }) => void stripe.shopper.pay(id),
    deliverEvents: async () => void (await stripe.events.deliver("shuffled")),
    aMinutePasses: async () => {
      for (const half of [30_000, 30_000]) {
        clock.advance(half);
        const { shop } = either();
        await reconcile(shop);
        await shop.refundSender.sendDue();
        await settled();
      }
    },
    close: async () => {
      for (const shop of shops) await shop.close();
      await stripe.close();
    },
  };
};

/** What the stand-in says that it was paid and gave back. */
export const stripeBooks = (stripe: StripeStandIn): readonly BookEntry[] =>
  stripe.intents().map(({ id, metadata, status, amount_received }): BookEntry => {
    const refunded = stripe
      .refunds()
      .filter((refund) => refund.payment_intent === id && refund.status !== "failed")
      .reduce((sum, { amount }) => sum + amount, 0);
    return {
      id,
      checkoutId: metadata.checkout_id ?? "",
      status: status === "succeeded" ? "succeeded" : "requires_payment_method",
      amount: amount_received,
      currency: "AUD",
      refunded,
    };
  });
