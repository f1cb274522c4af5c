import { HOUR_MS, SECOND_MS } from "@storywall/domain/time/durations.ts";
import { PaymentsUnavailableError, type ProviderRefund } from "../../ports/payments/Payments.ts";
import type { RefundRecord } from "../../ports/refunds/Refunds.ts";
import type { DueSender } from "../dueSender.ts";
import { type ItemResult, processDueItems } from "../leasedQueue.ts";
import { providerOf } from "../payments/providerOf.ts";
import type { Shop } from "../shop.ts";
import { recordRefund } from "./recordRefund.ts";

const BACKOFF = { minMs: 10 * SECOND_MS, maxMs: HOUR_MS } as const;
/** Banks take days, so the provider is asked about a pending refund seldom. */
const PENDING_POLL_INTERVAL_MS = 6 * HOUR_MS;

type RefundSenderShop = Omit<Shop, "refundSender" | "mirrorSender">;

/**
 * Creates the sender that asks the providers for the requested refunds. Safe with several workers: each refund is
 * leased to one. A retry after a lost answer uses the same idempotency key, so the provider pays the refund once.
 */
export const createRefundSender = (shop: RefundSenderShop): DueSender => ({
  wake: () => shop.background.run("send refunds", () => sendDueRefunds(shop)),
  sendDue: () => sendDueRefunds(shop),
});

const sendDueRefunds = (shop: RefundSenderShop): Promise<void> => {
  const { clock, repositories } = shop;
  const { refunds } = repositories;
  return processDueItems<RefundRecord>({
    claim: refunds.claim,
    process: (refund) => sendRefund(shop, refund),
    reschedule: ({ id }, { at, error }) => refunds.retryAt(id, at, error),
    backoff: BACKOFF,
    clock,
  });
};

const sendRefund = async (shop: RefundSenderShop, refund: RefundRecord): Promise<ItemResult> => {
  try {
    const providerRefund = await requestFromProvider(shop, refund);
    await recordRefund(shop, refund, providerRefund);
    if (providerRefund.status === "pending") {
      const pollAt = new Date(shop.clock.now().getTime() + PENDING_POLL_INTERVAL_MS);
      await shop.repositories.refunds.retryAt(refund.id, pollAt, null);
    }
    return {};
  } catch (error) {
    // Reported once for each refund: while the provider is down, it may be tried a hundred times.
    const isExpected = error instanceof PaymentsUnavailableError && refund.attempts > 1;
    if (!isExpected) shop.background.reportError("refund", error);
    // A provider that does not answer for this refund will not answer for the next; the others stay due.
    return { retry: { error: "the provider did not answer" }, endsRun: true };
  }
};

const requestFromProvider = async (shop: RefundSenderShop, refund: RefundRecord): Promise<ProviderRefund> => {
  const { payments, checkouts } = shop.repositories;
  const payment = await payments.find(refund.paymentId);
  const checkout = payment && (await checkouts.find(payment.checkoutId));
  const provider = payment && checkout && providerOf(shop, checkout.site, payment);
  if (!provider)
    throw new PaymentsUnavailableError(`The provider of payment ${refund.paymentId} is not set up`);
  if (refund.state === "requested" || refund.providerRefundId === null) {
    return provider.refund(refund.paymentId, refund.amount, refund.id);
  }
  const providerRefund = await provider.retrieveRefund(refund.providerRefundId);
  if (!providerRefund) throw new Error(`The provider does not know its refund ${refund.providerRefundId}`);
  return providerRefund;
};
