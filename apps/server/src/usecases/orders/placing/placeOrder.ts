import { ofSite } from "@storywall/domain/sites/site.ts";
import type { CheckoutRecord } from "../../../ports/checkout/Checkouts.ts";
import type { OrderRecord } from "../../../ports/orders/Orders.ts";
import type { PaymentRecord } from "../../../ports/payments/PaymentRecords.ts";
import type { ProviderPayment } from "../../../ports/payments/Payments.ts";
import type { Repositories } from "../../../ports/platform/UnitOfWork.ts";
import { findOrderOfCheckout } from "../../checkout/checkoutView.ts";
import { providerOf } from "../../payments/providerOf.ts";
import { refundUnmatched } from "../../refunds/refundUnmatched.ts";
import { saveAndStopIfRefundedElsewhere, stopPayment } from "../../refunds/stopPayment.ts";
import type { Shop } from "../../shop.ts";
import { findPaidQuote } from "./findPaidQuote.ts";
import { insertOrder } from "./insertOrder.ts";
import type { PlaceOrderResult } from "./placeOrderResult.ts";

/**
 * A payment and its checkout that the caller has just read. The decisive fields are read again under the
 * checkout's lock.
 */
export type PaymentWithCheckout = { readonly payment: PaymentRecord; readonly checkout: CheckoutRecord };

/**
 * Places the order of a payment, or refunds the payment. Orders are made nowhere else. Called by complete-checkout, by
 * the provider's event and by the reconciler, any number of times and concurrently: the first call makes the order, and
 * all of them return it. Trusts only what the provider says of the payment.
 *
 * Each received payment ends as exactly one order or one refund, which is decided once, under the checkout's lock. It
 * is the order of the payment's own quote, even when that quote has expired since. It is a refund when the payment
 * matches no quote, or when the checkout or its walls already have an order by another payment. A payment of which any
 * money went back at the provider itself, or at the bank, becomes neither: it is stopped, and a person reviews it.
 */
export const placeOrder = async (
  shop: Shop,
  paymentId: string,
  known?: PaymentWithCheckout,
): Promise<PlaceOrderResult> => {
  // The event and the browser's return mostly arrive together: both get the result of the first one.
  const pending = shop.pendingPlacements.get(paymentId);
  if (pending) {
    const earlier = await pending.catch(() => undefined);
    // An earlier "unpaid" may be older than the payment, so it is checked again.
    if (earlier && isDecided(earlier)) return earlier;
  }
  const placement = verifyAndPlace(shop, paymentId, known);
  shop.pendingPlacements.set(paymentId, placement);
  try {
    return await placement;
  } finally {
    if (shop.pendingPlacements.get(paymentId) === placement) shop.pendingPlacements.delete(paymentId);
  }
};

const verifyAndPlace = async (
  shop: Shop,
  paymentId: string,
  known?: PaymentWithCheckout,
): Promise<PlaceOrderResult> => {
  const { repositories, clock } = shop;
  const record = known?.payment ?? (await repositories.payments.find(paymentId));
  const checkout = known?.checkout ?? (record && (await repositories.checkouts.find(record.checkoutId)));
  if (!record || !checkout) return { kind: "unknown" };
  // Only a payment that is final in our records can have been decided already.
  if (isFinal(record)) {
    const order = await repositories.orders.findByCheckout(checkout.id);
    const earlier = await findEarlierPlacement(repositories, record, order);
    if (earlier) return earlier;
  }
  if (record.stoppedAt) return STOPPED;

  const providerPayment = await providerOf(shop, checkout.site, record)?.retrieve(paymentId);
  if (!providerPayment) return { kind: "unknown" };
  if (providerPayment.refunded === 0) {
    await repositories.payments.save(providerPayment, clock.now());
    if (providerPayment.status !== "succeeded") return { kind: "unpaid", status: providerPayment.status };
  }
  const placed = await shop.transaction((inTransaction) =>
    placeOrRefund(shop, inTransaction, record.checkoutId, providerPayment),
  );
  shop.mailSender.wake();
  if (placed.kind === "refunded") shop.refundSender.wake();
  return placed;
};

/** Starts placing the order and does not wait for it. */
export const placeOrderInBackground = (shop: Shop, paymentId: string): void =>
  shop.background.run("place order", () => placeOrder(shop, paymentId));

const isFinal = ({ status }: PaymentRecord): boolean => status === "succeeded" || status === "canceled";

type FinalPlacement = Extract<PlaceOrderResult, { kind: "order" | "refunded" | "stopped" }>;

const isDecided = ({ kind }: PlaceOrderResult): boolean =>
  kind === "order" || kind === "refunded" || kind === "stopped";

const STOPPED = { kind: "stopped" } as const;

const findEarlierPlacement = async (
  { refunds }: Pick<Repositories, "refunds">,
  payment: Pick<ProviderPayment, "id">,
  order: OrderRecord | undefined,
): Promise<FinalPlacement | undefined> => {
  if (order?.paymentId === payment.id) return { kind: "order", order };
  const isRefunded = (await refunds.findByPayment(payment.id)).some(({ orderId }) => orderId === null);
  return isRefunded ? { kind: "refunded" } : undefined;
};

const placeOrRefund = async (
  shop: Pick<Shop, "clock" | "ids" | "sites">,
  repositories: Repositories,
  checkoutId: string,
  providerPayment: ProviderPayment,
): Promise<FinalPlacement> => {
  // A concurrent call waits here, then finds the decision. The constraint unique(checkout_id) would reject a second
  // order.
  const checkout = await repositories.checkouts.lock(checkoutId);
  if (!checkout) throw new Error(`Checkout ${checkoutId} of a payment is missing`);
  if (providerPayment.refunded > 0) {
    // Stopped here and not earlier: a payment that has ended is no longer checked, so it must not end without
    // being stopped.
    await saveAndStopIfRefundedElsewhere(shop, repositories, checkoutId, providerPayment);
  }
  const order = await findOrderOfCheckout(repositories, checkout);
  const earlier = await findEarlierPlacement(repositories, providerPayment, order);
  if (earlier) return earlier;
  // Read here, since a concurrent call may have received a newer answer of the provider than this one.
  const record = await repositories.payments.find(providerPayment.id);
  if (record?.stoppedAt || providerPayment.refunded > 0) return STOPPED;
  if (providerPayment.reviewReason !== undefined) {
    await stopPayment(shop, repositories, providerPayment, providerPayment.reviewReason);
    return STOPPED;
  }
  const site = ofSite(shop.sites(), checkout.site);
  const paid = await findPaidQuote(repositories, site, checkout, providerPayment, order);
  if (typeof paid === "string") {
    await refundUnmatched(shop, repositories, { payment: providerPayment, checkout, reason: paid });
    return { kind: "refunded" };
  }
  const isOutdated = (record?.replacedAt ?? null) !== null;
  const purchase = { checkout, paid, payment: providerPayment, isOutdated };
  return { kind: "order", order: await insertOrder(shop, repositories, site, purchase) };
};
