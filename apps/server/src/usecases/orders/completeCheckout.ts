import type { CompleteRefusal, Completion } from "../../ports/commerce/Commerce.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import { foundCheckout, NOT_OPEN, orderOf, statusOf } from "../checkout/checkoutView.ts";
import { payableCheckout } from "../checkout/payableCheckout.ts";
import type { Shop } from "../shop.ts";
import { placeOrder } from "./placeOrder.ts";

const GIVEN_BACK = refuse(
  "AMOUNT_CHANGED",
  "Your payment has arrived, but it is not the amount of this order. We pay all of it back and write to you.",
);

/** The shopper's browser says that it has paid: asks the provider, and gives the order. Again: the same order. */
export const completeCheckout = async (
  shop: Shop,
  access: Completion,
): Promise<Outcome<OrderRecord, CompleteRefusal>> => {
  const { repositories, clock } = shop;
  const found = foundCheckout(await repositories.checkouts.find(access.checkoutId), access.statedSite);
  if (found.kind === "refused") return found;
  const checkout = found.value;
  const before = await orderOf(repositories, checkout);
  if (before) return done(before);

  // From here on the provider is asked.
  await access.admit?.();
  const payment = await repositories.payments.find(access.paymentId);
  if (payment?.checkoutId === checkout.id) {
    const placed = await placeOrder(shop, payment.id, { payment, checkout });
    if (placed.kind === "order") return done(placed.order);
    if (placed.kind === "givenBack") {
      // Whoever pays once too often gets the order that there is, and the second payment back.
      const other = await repositories.orders.findOfCheckout(checkout.id);
      return other ? done(other) : GIVEN_BACK;
    }
  }
  // No money has moved: say what is missing, the first thing first.
  if (statusOf(checkout, clock.now()) !== "open") return NOT_OPEN;
  const payable = payableCheckout(checkout);
  if (payable.kind === "refused" && payable.error !== "CART_EMPTY")
    return { ...payable, error: payable.error };
  if (payment?.checkoutId !== checkout.id)
    return refuse("NOT_FOUND", "This payment is not one of this checkout.");
  return refuse("PAYMENT_NOT_DONE", "The payment has not gone through yet, so no money has moved.");
};
