import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import type { FakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import type { StoredCart } from "@storywall/testkit/providers/shopify/shopifyStore.ts";
import { reconcile } from "../../src/usecases/payments/reconcile.ts";
import { shopper } from "../support/shopper.ts";
import type { TestShop } from "../support/testShop.ts";

/** Returns what tests of payments at Shopify's checkout do and ask. */
export const hostedBuyer = (shop: TestShop, getShopify: () => FakeShopify) => {
  /** Opens a payment of a wall, ready to pay at Shopify. */
  const openPayment = async (promoCode?: string) => {
    const buyer = shopper(shop);
    const cart = await buyer.fillCart();
    if (promoCode) await buyer.addPromo(cart._id, promoCode);
    const checkout: Checkout = await buyer.checkOut(cart);
    return { buyer, cart, checkout, intent: await buyer.beginPaying(checkout) };
  };
  const orderOf = (checkoutId: string) => shop.shop.repositories.orders.findByCheckout(checkoutId);
  const deliverEvents = async (): Promise<void> => {
    await getShopify().events.deliver();
    await shop.shop.background.drain();
  };
  /** Lets time pass, then asks about payments, as the scheduled tasks do. */
  const ask = async (advanceMs: number): Promise<void> => {
    shop.clock.advance(advanceMs);
    await reconcile(shop.shop);
    await shop.shop.background.drain();
  };
  const reviewOf = async (paymentId: string): Promise<string> =>
    (await shop.shop.repositories.payments.find(paymentId))?.needsReview ?? "";
  /** Returns the cart at Shopify that the payment's page sells. */
  const cartOf = ({ clientSecret }: Pick<PaymentIntent, "clientSecret">): StoredCart => {
    const token = clientSecret.split("/").at(-1);
    const cart = [...getShopify().store.carts.values()].find((each) => each.token === token);
    if (!cart) throw new Error("Shopify has no such cart.");
    return cart;
  };
  return { openPayment, orderOf, deliverEvents, ask, reviewOf, cartOf };
};
