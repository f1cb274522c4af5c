import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import type { SignedEvent } from "@storywall/testkit/providers/eventOutbox.ts";
import { createFaults } from "@storywall/testkit/providers/faults.ts";
import { startFakePaystack } from "@storywall/testkit/providers/paystack/fakePaystack.ts";
import { paystackPayments } from "../../src/adapters/payments-paystack/paystackPayments.ts";
import { reconcile } from "../../src/usecases/payments/reconcile.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { type LedgerEntry, testProviderLedger } from "../faults/invariants/shopState.ts";
import type { TestDatabase } from "../support/databases.ts";
import { openTestShop, PUBLIC_URL, type TestShop } from "../support/testShop.ts";

export type PaystackShop = Awaited<ReturnType<typeof openPaystackShop>>;

/**
 * With a third of all replies lost, one attempt in five or six succeeds, since each one checks every replaced payment
 * at the provider. Forty attempts were not always enough.
 */
const MAX_ATTEMPTS = 400;

/** Opens two shops on one database, as two processes would, whose ZA site uses Paystack. */
export const openPaystackShop = async ({ database }: Pick<TestDatabase, "database">, seed = 1) => {
  const clock = createFakeClock();
  const shops: TestShop[] = [];
  let turn = 0;
  /** Returns the two shops in turn. */
  const nextShop = (): TestShop => {
    const shop = shops[turn++ % shops.length];
    if (!shop) throw new Error("No shop is open.");
    return shop;
  };

  const postEvent = async ({ body, headers }: SignedEvent): Promise<number> => {
    const url = "/api/payments/webhook/paystack";
    return (await nextShop().app.inject({ method: "POST", url, headers, payload: body })).statusCode;
  };
  const paystack = await startFakePaystack({
    now: clock.now,
    faults: createFaults(seed),
    send: postEvent,
  });
  for (let process = 0; process < 2; process++) {
    const ZA = paystackPayments({
      site: "ZA",
      secretKey: paystack.secretKey,
      publicKey: paystack.publicKey,
      apiUrl: paystack.url,
      returnUrl: (checkoutId) => `${PUBLIC_URL}/checkout?checkout=${checkoutId}`,
      timeoutMs: 10_000,
    });
    shops.push(await openTestShop(database, { clock, providers: { ZA } }));
  }

  const loadLedger = async (): Promise<readonly LedgerEntry[]> => [
    ...(await testProviderLedger(database)),
    ...paystack.transactions.map((transaction): LedgerEntry => {
      const { reference: id, metadata, paidAt, paid } = transaction;
      const checkoutId = String(Reflect.get(Object(metadata), "checkout_id"));
      const refunded = paystack.refunds
        .filter((refund) => refund.transaction === transaction && refund.status !== "failed")
        .reduce((sum, { amount }) => sum + amount, 0);
      const status = paidAt ? "succeeded" : "requires_payment_method";
      return { id, checkoutId, status, amount: paid, currency: "ZAR", refunded };
    }),
  ];

  /** Waits for the background work of both shops. */
  const drain = async (): Promise<void> => {
    for (const { shop } of shops) await shop.background.drain();
  };

  return {
    clock,
    database,
    paystack,
    nextShop,
    drain,
    loadLedger,

    /** Creates the payment with retries, as the browser does. */
    createPaymentWithRetries: async (checkoutId: string): Promise<PaymentIntent> => {
      let last: unknown;
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
        const result = await nextShop().call(createPaymentIntent, { body: { checkoutId, site: "ZA" } });
        if (result.kind === "ok") return result.reply;
        last = result;
      }
      throw new Error(`Cannot create a payment in ${MAX_ATTEMPTS} attempts: ${JSON.stringify(last)}`);
    },

    /** Runs the reconciler and the refund sender, a minute later each round. */
    reconcile: async (rounds = 1): Promise<void> => {
      for (let round = 1; round <= rounds; round++) {
        clock.advance(60_000);
        const { shop } = nextShop();
        await reconcile(shop);
        await shop.refundSender.sendDue();
        await drain();
      }
    },

    ordersOf: (checkoutId: string) =>
      database
        .selectFrom("orders")
        .select(["id", "paymentId", "total"])
        .where("checkoutId", "=", checkoutId)
        .execute(),

    refundsOf: (paymentId: string) =>
      database
        .selectFrom("refunds")
        .select(["amount", "orderId", "state"])
        .where("paymentId", "=", paymentId)
        .execute(),

    needsReview: async (paymentId: string): Promise<string | null | undefined> =>
      (
        await database
          .selectFrom("payments")
          .select("needsReview")
          .where("id", "=", paymentId)
          .executeTakeFirst()
      )?.needsReview,

    /** Checks all invariants against Paystack's ledger: each charge is an order or a refund. */
    expectInvariants: async (): Promise<void> => {
      await drain();
      await expectInvariants(database, { now: clock.now(), graceMs: 0, ledger: await loadLedger() });
    },

    serverErrors: (): readonly unknown[] => shops.flatMap(({ serverErrors }) => serverErrors),

    close: async (): Promise<void> => {
      for (const shop of shops) await shop.close();
      await paystack.close();
    },
  };
};
