import type { CheckoutCompletion, CompleteCheckoutErrorCode } from "../../ports/commerce/Commerce.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import {
  CHECKOUT_NOT_OPEN,
  checkCheckoutAccess,
  checkoutStatusOf,
  findOrderOfCheckout,
} from "../checkout/checkoutView.ts";
import { checkPayable } from "../checkout/checkPayable.ts";
import type { Shop } from "../shop.ts";
import { placeOrder } from "./placing/placeOrder.ts";

const PAYMENT_REFUNDED = err(
  "AMOUNT_CHANGED",
  "We've received your payment, but the amount doesn't match this order. We'll refund all of it and write to you.",
);

const PAYMENT_STOPPED = err(
  "AMOUNT_CHANGED",
  "Your payment arrived, but some of it has since been refunded, so no order was placed. We'll look into it and write to you.",
);

/**
 * Returns the order of a checkout that the shopper's browser reports as paid, after asking the provider whether
 * it is. Repeating the call returns the same order.
 */
export const completeCheckout = async (
  shop: Shop,
  access: CheckoutCompletion,
): Promise<Result<OrderRecord, CompleteCheckoutErrorCode>> => {
  const { repositories, clock } = shop;
  const found = checkCheckoutAccess(
    await repositories.checkouts.find(access.checkoutId),
    access.requestedSite,
  );
  if (found.kind === "error") return found;
  const checkout = found.value;
  const existing = await findOrderOfCheckout(repositories, checkout);
  if (existing) return ok(existing);

  // Everything from here on asks the provider, so it counts against the rate limit.
  await access.checkRateLimit?.();
  const payment = await repositories.payments.find(access.paymentId);
  if (payment?.checkoutId === checkout.id) {
    const placed = await placeOrder(shop, payment.id, { payment, checkout });
    if (placed.kind === "order") return ok(placed.order);
    if (placed.kind === "refunded" || placed.kind === "stopped") {
      // A checkout that was paid twice: the shopper gets its order, and the second payment is refunded.
      const other = await repositories.orders.findByCheckout(checkout.id);
      if (other) return ok(other);
      return placed.kind === "refunded" ? PAYMENT_REFUNDED : PAYMENT_STOPPED;
    }
  }
  // No money has moved: return the first error that keeps the checkout from being paid.
  if (checkoutStatusOf(checkout, clock.now()) !== "open") return CHECKOUT_NOT_OPEN;
  const payable = checkPayable(shop, checkout);
  if (payable.kind === "error") {
    const { error } = payable;
    if (error === "EMAIL_MISSING" || error === "ADDRESS_MISSING" || error === "TILES_MISSING")
      return { ...payable, error };
  }
  if (payment?.checkoutId !== checkout.id)
    return err("NOT_FOUND", "This payment doesn't belong to this checkout.");
  return err("PAYMENT_NOT_DONE", "The payment hasn't gone through yet, so no money has moved.");
};
