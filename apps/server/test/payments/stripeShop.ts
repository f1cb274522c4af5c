import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import type { SignedEvent } from "@storywall/testkit/providers/eventOutbox.ts";
import { type FakeStripe, startFakeStripe } from "@storywall/testkit/providers/stripe/fakeStripe.ts";
import { stripePayments } from "../../src/adapters/payments-stripe/stripePayments.ts";
import { reconcile } from "../../src/usecases/payments/reconcile.ts";
import type { LedgerEntry } from "../faults/invariants/shopState.ts";
import type { TestDatabase } from "../support/databases.ts";
import { shopper } from "../support/shopper.ts";
import { openTestShop, type TestShop } from "../support/testShop.ts";

export const STRIPE_WEBHOOK_PATH = "/api/payments/webhook/stripe";

export type StripeShop = Awaited<ReturnType<typeof openStripeShop>>;

/** Returns the charges and refunds of the account, to compare the shop with. */
export const stripeLedger = (stripe: FakeStripe): readonly LedgerEntry[] =>
  stripe.intents().map(({ id, metadata, status, amount_received, currency }): LedgerEntry => {
    const refunded = stripe
      .refunds()
      .filter((refund) => refund.payment_intent === id && refund.status !== "failed")
      .reduce((sum, { amount }) => sum + amount, 0);
    return {
      id,
      checkoutId: metadata.checkout_id ?? "",
      status: status === "succeeded" ? "succeeded" : "requires_payment_method",
      amount: amount_received,
      currency: currency === "zar" ? "ZAR" : "AUD",
      refunded,
    };
  });

/** Opens a shop whose two sites use Stripe, each with its own account, with events by the real webhook. */
export const openStripeShop = async ({ database }: Pick<TestDatabase, "database">) => {
  const clock = createFakeClock();
  let opened: TestShop | undefined;
  const shop = (): TestShop => {
    if (!opened) throw new Error("The shop is not open yet.");
    return opened;
  };

  const postEvent = async ({ body, headers }: SignedEvent, url = STRIPE_WEBHOOK_PATH): Promise<number> => {
    const reply = await shop().app.inject({ method: "POST", url, headers: { ...headers }, payload: body });
    return reply.statusCode;
  };
  const openAccount = async (site: SiteCode) => {
    const fakeStripe = await startFakeStripe({ now: clock.now, sendEvent: postEvent, account: site });
    const { secretKey, webhookSecret, url: apiUrl } = fakeStripe;
    const publishableKey = `pk_test_${site}`;
    const payments = stripePayments({
      site,
      secretKey,
      publishableKey,
      webhookSecret,
      apiUrl,
      timeoutMs: 1_000,
    });
    return { fakeStripe, payments };
  };
  const [za, au] = [await openAccount("ZA"), await openAccount("AU")];
  const stripe: Readonly<Record<SiteCode, FakeStripe>> = { ZA: za.fakeStripe, AU: au.fakeStripe };
  opened = await openTestShop(database, { clock, providers: { ZA: za.payments, AU: au.payments } });

  const drain = () => shop().shop.background.drain();

  const loadLedger = (): readonly LedgerEntry[] => [...stripeLedger(stripe.ZA), ...stripeLedger(stripe.AU)];

  return {
    database,
    clock,
    shop,
    stripe,
    drain,
    postEvent,

    /** Opens a checkout with its payment, ready to pay. */
    openPayment: async (site: SiteCode = "AU") => {
      const buyer = shopper(shop(), site);
      const checkout = await buyer.checkOut();
      return { buyer, checkout, intent: await buyer.beginPaying(checkout) };
    },

    /** Runs the reconciler and the refund sender, a minute later each round. */
    reconcile: async (rounds = 1): Promise<void> => {
      for (let round = 1; round <= rounds; round++) {
        clock.advance(MINUTE_MS);
        await reconcile(shop().shop);
        await shop().shop.refundSender.sendDue();
        await drain();
      }
    },

    ordersOf: (checkoutId: string) =>
      database
        .selectFrom("orders")
        .select(["paymentId", "total"])
        .where("checkoutId", "=", checkoutId)
        .execute(),

    paymentRow: (id: string) =>
      database
        .selectFrom("payments")
        .select(["status", "amount", "refunded", "needsReview", "stoppedAt"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow(),

    loadLedger,

    /** Returns what the checkout's payments charged and did not refund, by Stripe's ledger. */
    netAmountOf: (checkoutId: string): number =>
      loadLedger()
        .filter((entry) => entry.checkoutId === checkoutId && entry.status === "succeeded")
        .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0),

    close: async (): Promise<void> => {
      await shop().close();
      await stripe.ZA.close();
      await stripe.AU.close();
    },
  };
};
