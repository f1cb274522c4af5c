import type { Cart, LineItem } from "@storywall/contract/schemas/cart.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import type { Order } from "@storywall/contract/schemas/order.ts";
import type { Minor } from "@storywall/domain/units/units.ts";

/** Something that one can buy, as it is shown: its key in the catalogue, its name, what it costs. */
export type TrackedProduct = { readonly key: string; readonly name: string; readonly price: Minor };

/** A line of a cart or an order, as much of it as is counted. */
export type TrackedLine = Pick<
  LineItem,
  "templateKey" | "collectionId" | "title" | "size" | "unitPrice" | "quantity"
>;

/** Walls in a cart, at checkout or ordered. */
export type TrackedCart = Pick<Cart, "price" | "discount" | "discountCode"> & {
  readonly lineItems: readonly TrackedLine[];
};

type TrackedCheckout = TrackedCart & Pick<Checkout, "shippingRate">;
type TrackedOrder = TrackedCheckout & Pick<Order, "orderNumber" | "tax">;

/** What happens on a shopper's way and is worth counting. Features tell it; what is passed on of it is measured elsewhere. */
export type AnalyticsEvent =
  | { readonly kind: "listShown"; readonly list: string; readonly walls: readonly TrackedProduct[] }
  | { readonly kind: "wallOpened"; readonly wall: TrackedProduct }
  /** `by`: how many more of the line there are in the cart than before; fewer when below 0. */
  | { readonly kind: "lineChanged"; readonly line: TrackedLine; readonly quantityChange: number }
  | { readonly kind: "cartOpened"; readonly cart: TrackedCart }
  | { readonly kind: "checkoutOpened"; readonly checkout: TrackedCheckout }
  | { readonly kind: "deliveryChosen"; readonly checkout: TrackedCheckout }
  | { readonly kind: "paymentSubmitted"; readonly checkout: TrackedCheckout; readonly provider: string }
  | { readonly kind: "orderPlaced"; readonly order: TrackedOrder }
  /** By the shopper, in time: all of its money goes back. */
  | { readonly kind: "orderCancelled"; readonly order: TrackedOrder };

type Listener = (event: AnalyticsEvent) => void;

/** Where nothing is measured nobody ever listens, and only so many moments wait. */
const MAX_QUEUED_EVENTS = 20;

let activeListener: Listener | null = null;
let queue: readonly AnalyticsEvent[] = [];

export const track = (event: AnalyticsEvent): void => {
  if (activeListener) activeListener(event);
  else queue = [...queue, event].slice(-MAX_QUEUED_EVENTS);
};

/** For the one place that measures. What was told before it was there is told to it now. Gives the way to stop. */
export const onAnalyticsEvent = (listener: Listener): (() => void) => {
  activeListener = listener;
  const queued = queue;
  queue = [];
  for (const event of queued) listener(event);
  return () => {
    if (activeListener === listener) activeListener = null;
  };
};
