import { addOrder } from "./addOrder.ts";
import { cartCentsOf, type ShopifyStore, type StoredOrder } from "./shopifyStore.ts";

/**
 * A buyer's choices at the checkout page. `address`: another address entered there. `delivery`: the number of the
 * chosen delivery. `pendingStatus`: status of money that has not arrived yet.
 */
export type PayCartOptions = {
  readonly address?: Readonly<Record<string, string>> | null;
  readonly delivery?: number;
  readonly pendingStatus?: StoredOrder["pendingStatus"];
};

/** Turns the cart of the page into an order, and deletes the cart. */
export const payCart = (
  store: ShopifyStore,
  checkoutUrl: string,
  { address, delivery, pendingStatus = null }: PayCartOptions,
): StoredOrder => {
  const token = checkoutUrl.split("/").at(-1);
  const cart = [...store.carts.values()].find((each) => each.token === token);
  if (!cart || cart.lines.length === 0) throw new Error("This cart is empty: Shopify has nothing to sell.");
  if (delivery !== undefined) cart.deliveryHandle = String(delivery);
  const rate = Number(cart.deliveryHandle);
  const order = addOrder(store, {
    draftId: null,
    cartToken: cart.token,
    gateway: "shopify_payments",
    pendingStatus,
    tags: [],
    attributes: cart.attributes,
    totalCents: cartCentsOf(store, cart),
    skus: cart.lines.map(({ title }) => title),
    delivery: {
      title: store.deliveryTitles[rate] ?? `Delivery ${rate + 1}`,
      cents: store.deliveryCents[rate] ?? 0,
    },
    isTest: store.isInTestMode,
    shippingAddress: address === undefined ? cart.address : address,
  });
  for (const code of cart.discountCodes) {
    const discount = store.discounts.get(code);
    if (discount) discount.used += 1;
  }
  store.carts.delete(cart.id);
  return order;
};
