import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import type { SignedEvent } from "@storywall/testkit/providers/eventOutbox.ts";
import { createFaults } from "@storywall/testkit/providers/faults.ts";
import { startFakeStripe } from "@storywall/testkit/providers/stripe/fakeStripe.ts";
import { stripePayments } from "../../../src/adapters/payments-stripe/stripePayments.ts";
import { receivePaymentEvent } from "../../../src/usecases/payments/receivePaymentEvent.ts";
import { reconcile } from "../../../src/usecases/payments/reconcile.ts";
import { stripeLedger } from "../../payments/stripeShop.ts";
import type { TestDatabase } from "../../support/databases.ts";
import { openTestShop, type TestShop } from "../../support/testShop.ts";
import type { ProviderShop } from "../lostReplies.ts";

/** Opens two shops on one database, as two processes would, whose AU site uses Stripe. */
export const openStripeProviderShop = async (
  { database }: TestDatabase,
  seed: number,
): Promise<ProviderShop> => {
  const clock = createFakeClock();
  const shops: TestShop[] = [];
  let turn = 0;
  const nextShop = (): TestShop => {
    const shop = shops[turn++ % shops.length];
    if (!shop) throw new Error("No shop is open.");
    return shop;
  };
  const receiveEvent = async ({ body, headers }: SignedEvent): Promise<number> => {
    const { shop } = nextShop();
    const verified = shop.payments.AU.verifyEvent(Buffer.from(body), headers, clock.now());
    if (verified.kind === "invalid") return 400;
    if (verified.kind === "event")
      await receivePaymentEvent(shop, { provider: "stripe", site: "AU" }, verified.event);
    return 200;
  };
  const stripe = await startFakeStripe({
    now: clock.now,
    faults: createFaults(seed),
    sendEvent: receiveEvent,
  });
  for (let process = 0; process < 2; process++) {
    const AU = stripePayments({
      site: "AU",
      secretKey: stripe.secretKey,
      publishableKey: "pk_test_one",
      webhookSecret: stripe.webhookSecret,
      apiUrl: stripe.url,
      timeoutMs: 500,
    });
    shops.push(await openTestShop(database, { clock, providers: { AU } }));
  }
  const drain = async (): Promise<void> => {
    for (const { shop } of shops) await shop.background.drain();
  };
  return {
    name: "Stripe",
    site: "AU",
    database,
    clock,
    nextShop,
    drain,
    loadLedger: async () => stripeLedger(stripe),
    faults: stripe.faults,
    pay: ({ id }) => void stripe.shopper.pay(id),
    deliverEvents: async () => void (await stripe.events.deliver("shuffled")),
    advanceMinute: async () => {
      for (const half of [30_000, 30_000]) {
        clock.advance(half);
        const { shop } = nextShop();
        await reconcile(shop);
        await shop.refundSender.sendDue();
        await drain();
      }
    },
    close: async () => {
      for (const shop of shops) await shop.close();
      await stripe.close();
    },
  };
};
