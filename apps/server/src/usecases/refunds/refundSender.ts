import { PaymentsUnavailableError, type ProviderRefund } from "../../ports/payments/Payments.ts";
import type { RefundRecord } from "../../ports/refunds/Refunds.ts";
import type { DueSender } from "../dueSender.ts";
import { providerOf } from "../payments/providerOf.ts";
import type { Shop } from "../shop.ts";
import { recordRefund } from "./recordRefund.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Longer than any provider takes to answer: whoever has not ended by then was killed. */
export const LEASE_MS = 5 * MINUTE;
const MIN_BACKOFF_MS = 10 * SECOND;
const MAX_BACKOFF_MS = HOUR;
/** Banks take days, so one that is on its way is asked about seldom. */
const PENDING_POLL_INTERVAL_MS = 6 * HOUR;

type RefundSenderShop = Omit<Shop, "refundSender">;

/**
 * Asks the providers for the refunds that were decided. Any number of processes may: a refund is in the hands of one at a
 * time, and who asks again after a lost answer asks under the same key, so that the provider gives it once.
 */
export const createRefundSender = (shop: RefundSenderShop): DueSender => ({
  wake: () => shop.background.run("send refunds", () => sendDueRefunds(shop)),
  sendDue: () => sendDueRefunds(shop),
});

const sendDueRefunds = async (shop: RefundSenderShop): Promise<void> => {
  for (;;) {
    const now = shop.clock.now();
    const refund = await shop.repositories.refunds.claim(now, new Date(now.getTime() + LEASE_MS));
    if (!refund) return;
    // Who does not answer for one does not answer for the next; the others are due again in a moment.
    if ((await sendRefund(shop, refund)) === "unavailable") return;
  }
};

const sendRefund = async (shop: RefundSenderShop, refund: RefundRecord): Promise<"asked" | "unavailable"> => {
  const { refunds } = shop.repositories;
  const timeAfter = (milliseconds: number) => new Date(shop.clock.now().getTime() + milliseconds);
  try {
    const providerRefund = await requestFromProvider(shop, refund);
    await recordRefund(shop, refund, providerRefund);
    if (providerRefund.status === "pending")
      await refunds.retryAt(refund.id, timeAfter(PENDING_POLL_INTERVAL_MS), null);
    return "asked";
  } catch (error) {
    if (!(error instanceof PaymentsUnavailableError)) shop.background.reportError("refund", error);
    await refunds.retryAt(refund.id, timeAfter(backoffMs(refund.attempts)), "the provider did not answer");
    return "unavailable";
  }
};

const requestFromProvider = async (shop: RefundSenderShop, refund: RefundRecord): Promise<ProviderRefund> => {
  const { payments, checkouts } = shop.repositories;
  const payment = await payments.find(refund.paymentId);
  const checkout = payment && (await checkouts.find(payment.checkoutId));
  const provider = payment && checkout && providerOf(shop, checkout.site, payment);
  if (!provider) throw new PaymentsUnavailableError("the payment's provider is not set up any more");
  if (refund.state === "requested" || refund.providerRefundId === null) {
    return provider.refund(refund.paymentId, refund.amount, refund.id);
  }
  const providerRefund = await provider.retrieveRefund(refund.providerRefundId);
  if (!providerRefund) throw new Error("the provider does not know a refund that it made");
  return providerRefund;
};

/** Ten seconds, twenty, forty, … an hour. */
const backoffMs = (attempts: number): number =>
  Math.min(MIN_BACKOFF_MS * 2 ** Math.min(attempts - 1, 20), MAX_BACKOFF_MS);
