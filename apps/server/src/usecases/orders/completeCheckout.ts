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
import { placeOrder } from "./placeOrder.ts";

const PAYMENT_REFUNDED = err(
  "AMOUNT_CHANGED",
  "Your payment has arrived, but it is not the amount of this order. We pay all of it back and write to you.",
);

/** The shopper's browser says that it has paid: asks the provider, and gives the order. Again: the same order. */
export const completeCheckout = async (
  shop: Shop,
  access: CheckoutCompletion,
): Promise<Result<OrderRecord, CompleteCheckoutErrorCode>> => {
  const { repositories, clock } = shop;
  const found = checkCheckoutAccess(await repositories.checkouts.find(access.checkoutId), access.requestedSite);
  if (found.kind === "error") return found;
  const checkout = found.value;
  const existing = await findOrderOfCheckout(repositories, checkout);
  if (existing) return ok(existing);

  // From here on the provider is asked.
  await access.checkRateLimit?.();
  const payment = await repositories.payments.find(access.paymentId);
  if (payment?.checkoutId === checkout.id) {
    const placed = await placeOrder(shop, payment.id, { payment, checkout });
    if (placed.kind === "order") return ok(placed.order);
    if (placed.kind === "givenBack") {
      // Whoever pays once too often gets the order that there is, and the second payment back.
      const other = await repositories.orders.findByCheckout(checkout.id);
      return other ? ok(other) : PAYMENT_REFUNDED;
    }
  }
  // No money has moved: say what is missing, the first thing first.
  if (checkoutStatusOf(checkout, clock.now()) !== "open") return CHECKOUT_NOT_OPEN;
  const payable = checkPayable(checkout);
  if (payable.kind === "error" && payable.error !== "CART_EMPTY") return { ...payable, error: payable.error };
  if (payment?.checkoutId !== checkout.id)
    return err("NOT_FOUND", "This payment is not one of this checkout.");
  return err("PAYMENT_NOT_DONE", "The payment has not gone through yet, so no money has moved.");
};
