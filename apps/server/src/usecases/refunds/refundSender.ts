import { PaymentsUnavailable, type RefundFact } from "../../ports/payments/Payments.ts";
import type { RefundRecord } from "../../ports/refunds/Refunds.ts";
import { providerOf } from "../payments/providerOf.ts";
import type { Shop } from "../shop.ts";
import { recordRefund } from "./recordRefund.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Longer than any provider takes to answer: whoever has not ended by then was killed. */
export const LEASE_MS = 5 * MINUTE;
const FIRST_PAUSE_MS = 10 * SECOND;
const LONGEST_PAUSE_MS = HOUR;
/** Banks take days, so one that is on its way is asked about seldom. */
const LOOK_AT_PENDING_MS = 6 * HOUR;

export type RefundSender = {
  /** Begins asking for what is due, without waiting for it. */
  wake(): void;
  /** Asks for all that is due. */
  sendDue(): Promise<void>;
};

type RefundShop = Omit<Shop, "refundSender">;

/**
 * Asks the providers for the refunds that were decided. Any number of processes may: a refund is in the hands of one at a
 * time, and who asks again after a lost answer asks under the same key, so that the provider gives it once.
 */
export const createRefundSender = (shop: RefundShop): RefundSender => ({
  wake: () => shop.background.run("send refunds", () => sendDueRefunds(shop)),
  sendDue: () => sendDueRefunds(shop),
});

const sendDueRefunds = async (shop: RefundShop): Promise<void> => {
  for (;;) {
    const now = shop.clock.now();
    const refund = await shop.repositories.refunds.claim(now, new Date(now.getTime() + LEASE_MS));
    if (!refund) return;
    // Who does not answer for one does not answer for the next; the others are due again in a moment.
    if ((await carryOut(shop, refund)) === "unavailable") return;
  }
};

const carryOut = async (shop: RefundShop, refund: RefundRecord): Promise<"asked" | "unavailable"> => {
  const { refunds } = shop.repositories;
  const later = (milliseconds: number) => new Date(shop.clock.now().getTime() + milliseconds);
  try {
    const fact = await askProvider(shop, refund);
    await recordRefund(shop, refund, fact);
    if (fact.status === "pending") await refunds.tryAgain(refund.id, later(LOOK_AT_PENDING_MS), null);
    return "asked";
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) shop.background.failed("refund", error);
    await refunds.tryAgain(refund.id, later(pauseAfter(refund.tries)), "the provider did not answer");
    return "unavailable";
  }
};

const askProvider = async (shop: RefundShop, refund: RefundRecord): Promise<RefundFact> => {
  const { payments, checkouts } = shop.repositories;
  const payment = await payments.find(refund.paymentId);
  const checkout = payment && (await checkouts.find(payment.checkoutId));
  const provider = payment && checkout && providerOf(shop, checkout.site, payment);
  if (!provider) throw new PaymentsUnavailable("the payment's provider is not set up any more");
  if (refund.state === "requested" || refund.providerRefundId === null) {
    return provider.refund(refund.paymentId, refund.amount, refund.id);
  }
  const fact = await provider.retrieveRefund(refund.providerRefundId);
  if (!fact) throw new Error("the provider does not know a refund that it made");
  return fact;
};

/** Ten seconds, twenty, forty, … an hour. */
const pauseAfter = (tries: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 20), LONGEST_PAUSE_MS);
