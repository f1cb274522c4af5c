// A payment whose money goes back at the provider, in any order of what the provider, the browser and the shop do.

import { getPaymentsToReview } from "@storywall/contract/calls/owner/getPaymentsToReview.ts";
import { HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { minor } from "@storywall/domain/units/units.ts";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { testPaymentLedger } from "../../src/adapters/database/payments/testPaymentLedger.ts";
import type { PaymentEventKind } from "../../src/ports/payments/Payments.ts";
import { completeCheckout } from "../../src/usecases/orders/completeCheckout.ts";
import { receivePaymentEvent } from "../../src/usecases/payments/receivePaymentEvent.ts";
import { reconcile } from "../../src/usecases/payments/reconcile.ts";
import type { Shop } from "../../src/usecases/shop.ts";
import { openTestPrinter, type TestPrinter } from "../print/testPrinter.ts";
import { processThatDies } from "../reliability/failpoints.ts";
import { callAsOwner } from "../support/ownerCalls.ts";
import { shopper } from "../support/shopper.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { forProfile } from "./harness/runProfile.ts";
import { expectInvariants } from "./invariants/shopInvariants.ts";

const RUNS = forProfile({ short: 30, long: 2_000 });
const MAX_MS_PER_RUN = 3_000;
const TOTAL = 4 * 90000;

const shop = useTestShop();
let printer: TestPrinter;
beforeAll(async () => {
  printer = await openTestPrinter(shop);
});
afterEach(async () => {
  await shop.shop.background.drain();
  await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: 0 });
});
afterAll(() => printer.close());

/** What the provider does. Its events say so later, or never. */
const PROVIDER_STEPS = ["refund a cent", "refund the rest", "dispute"] as const;
/** What the shop hears or does, in any order and as often as it happens. */
const EVENTS = ["succeeded event", "refunded event", "disputed event"] as const;
const SHOP_STEPS = [...EVENTS, "browser returns", "reconciler runs"] as const;
type ProviderStep = (typeof PROVIDER_STEPS)[number];
type ShopStep = (typeof SHOP_STEPS)[number];

type Step =
  | { readonly by: "provider"; readonly step: ProviderStep }
  | {
      readonly by: "shop";
      readonly step: ShopStep;
      /** False when the next step happens meanwhile. */
      readonly isAwaited: boolean;
      /** The process of this step dies before this call to the database. */
      readonly diesBefore: number | null;
    };

const shopStep: fc.Arbitrary<Step> = fc.record({
  by: fc.constant("shop"),
  step: fc.constantFrom(...SHOP_STEPS),
  isAwaited: fc.boolean(),
  diesBefore: fc.option(fc.integer({ min: 1, max: 30 }), { freq: 2, nil: null }),
});
const providerStep: fc.Arbitrary<Step> = fc.record({
  by: fc.constant("provider"),
  step: fc.constantFrom(...PROVIDER_STEPS),
});
const script = fc.record({
  beforePayment: fc.array(shopStep, { maxLength: 2 }),
  afterPayment: fc.array(
    fc.oneof({ weight: 3, arbitrary: shopStep }, { weight: 1, arbitrary: providerStep }),
    { minLength: 1, maxLength: 9 },
  ),
  /** Whether the last events arrive long after the reconciler has run. */
  doesReconcilerComeFirst: fc.boolean(),
});

const receiveEvent = (at: Shop, paymentId: string, kind: PaymentEventKind) =>
  receivePaymentEvent(
    at,
    { provider: "test", site: "ZA" },
    { eventId: crypto.randomUUID(), paymentId, kind, at: shop.clock.now() },
  );

const reconcileAfter = async (at: Shop, ms: number) => {
  shop.clock.advance(ms);
  await reconcile(at);
};

/** Opens a checkout, and returns what the provider and the shop can do with its payment. */
const openPayment = async () => {
  const anna = shopper(shop);
  const checkout = await anna.checkOut();
  const { id: paymentId } = await anna.beginPaying(checkout);
  const ledger = testPaymentLedger(shop.database);
  let refunded = 0;
  let isDisputed = false;
  const refund = async (amount: number) => {
    if (amount === 0) return;
    refunded += amount;
    const row = { id: crypto.randomUUID(), paymentId, amount: minor(amount) };
    expect(await ledger.insertRefund(row, row.id)).toBeDefined();
  };
  const providerSteps: Readonly<Record<ProviderStep, () => Promise<void>>> = {
    "refund a cent": () => refund(refunded === TOTAL ? 0 : 1),
    "refund the rest": () => refund(TOTAL - refunded),
    dispute: async () => {
      isDisputed = true;
    },
  };
  const shopSteps: Readonly<Record<ShopStep, (at: Shop) => Promise<unknown>>> = {
    "succeeded event": (at) => receiveEvent(at, paymentId, "succeeded"),
    "refunded event": (at) => receiveEvent(at, paymentId, "refunded"),
    // Nothing else says that the bank has taken the money back.
    "disputed event": async (at) => isDisputed && (await receiveEvent(at, paymentId, "disputed")),
    "browser returns": (at) =>
      completeCheckout(at, { checkoutId: checkout.checkoutId, paymentId, requestedSite: null }),
    "reconciler runs": (at) => reconcileAfter(at, 2 * MINUTE_MS),
  };
  return {
    pay: () => ledger.setStatus(paymentId, "succeeded"),
    refunded: () => refunded,
    isDisputed: () => isDisputed,
    providerSteps,
    shopSteps,
    findOrder: () => shop.shop.repositories.orders.findByCheckout(checkout.checkoutId),
    findOwnRefunds: () => shop.shop.repositories.refunds.findByPayment(paymentId),
    refundedAtProvider: async () => (await shop.payments.retrieve(paymentId))?.refunded,
    isReviewed: async () =>
      (await callAsOwner(shop, getPaymentsToReview, {})).items.some((item) => item.paymentId === paymentId),
  };
};

/** Runs the step in the shop's process, or in one of its own that dies. */
const runShopStep = async (
  work: (at: Shop) => Promise<unknown>,
  diesBefore: number | null,
): Promise<void> => {
  if (diesBefore !== null) return processThatDies(shop.shop, diesBefore).run(work);
  await work(shop.shop);
  await shop.shop.background.drain();
};

/** When money went back, as the shop could see it. */
type MoneyWentBack = "never" | "before the order" | "after the order" | "while the shop worked";

const createScriptRunner = (payment: Awaited<ReturnType<typeof openPayment>>) => {
  let moneyWentBack: MoneyWentBack = "never";
  let pending: Promise<void>[] = [];
  const noteMoneyWentBack = async (isShopIdle: boolean) => {
    if (moneyWentBack !== "never") return;
    if (!isShopIdle) moneyWentBack = "while the shop worked";
    else moneyWentBack = (await payment.findOrder()) ? "after the order" : "before the order";
  };
  const waitForAll = async () => {
    await Promise.all(pending);
    pending = [];
  };
  const steps = async (script: readonly Step[]) => {
    for (const one of script) {
      if (one.by === "provider") {
        // The provider's payment does not show a dispute, only its event does.
        if (one.step !== "dispute") await noteMoneyWentBack(pending.length === 0);
        await payment.providerSteps[one.step]();
        continue;
      }
      const { step, isAwaited, diesBefore } = one;
      if (step === "disputed event" && payment.isDisputed() && diesBefore === null)
        await noteMoneyWentBack(pending.length === 0 && isAwaited);
      pending.push(runShopStep(payment.shopSteps[step], diesBefore));
      if (isAwaited) await waitForAll();
    }
    await waitForAll();
  };
  return { steps, moneyWentBack: () => moneyWentBack };
};

/** Prints what is due. Returns how many prints were made of the order, which is the only one with open prints. */
const printsMade = async (): Promise<number> => {
  const before = printer.rendered.length;
  shop.clock.advance(3 * HOUR_MS);
  await printer.runDue();
  await shop.database.updateTable("printJobs").set({ state: "cancelled", leaseId: null }).execute();
  return printer.rendered.length - before;
};

test(`reliability 3: in ${RUNS} orders of events, no money that went back is an order that is made`, {
  timeout: 60_000 + RUNS * MAX_MS_PER_RUN,
}, async () => {
  const seen = new Set<MoneyWentBack>();
  await fc.assert(
    fc.asyncProperty(script, async ({ beforePayment, afterPayment, doesReconcilerComeFirst }) => {
      const payment = await openPayment();
      const run = createScriptRunner(payment);
      await run.steps(beforePayment);
      expect(await payment.findOrder()).toBeUndefined();
      await payment.pay();
      await run.steps(afterPayment);

      // The rest comes late, and is not interrupted.
      const reconcileAll = async () => {
        for (const _ of [1, 2]) await reconcileAfter(shop.shop, 2 * HOUR_MS);
      };
      if (doesReconcilerComeFirst) {
        await reconcileAll();
        if (run.moneyWentBack() === "before the order") expect(await payment.isReviewed()).toBe(true);
      }
      await run.steps(EVENTS.map((step) => ({ by: "shop", step, isAwaited: true, diesBefore: null })));
      await reconcileAll();
      await shop.shop.background.drain();

      const order = await payment.findOrder();
      const isMoneyBack = payment.refunded() > 0 || payment.isDisputed();
      seen.add(run.moneyWentBack());
      if (run.moneyWentBack() === "before the order") expect(order).toBeUndefined();
      else if (isMoneyBack) expect(order?.stoppedAt).not.toBeNull();
      else expect(order?.stoppedAt).toBeNull();
      expect(await payment.isReviewed()).toBe(isMoneyBack);
      // The shop itself refunds nothing beside the provider's refunds.
      expect(await payment.findOwnRefunds()).toEqual([]);
      expect(await payment.refundedAtProvider()).toBe(payment.refunded());
      expect(await printsMade()).toBe(isMoneyBack ? 0 : 4);
    }),
    { numRuns: RUNS },
  );
  expect([...seen].sort()).toEqual(["after the order", "before the order", "never", "while the shop worked"]);
});
