import type { Cart, LineItem } from "@storywall/contract/schemas/cart.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import type { Order } from "@storywall/contract/schemas/order.ts";
import type { Minor } from "@storywall/domain/units/units.ts";

/** A product as it is shown: its key in the catalogue, its name and its price. */
export type TrackedProduct = { readonly key: string; readonly name: string; readonly price: Minor };

/** The fields of a cart's or order's line that are tracked. */
export type TrackedLine = Pick<
  LineItem,
  "templateKey" | "collectionId" | "title" | "size" | "unitPrice" | "quantity"
>;

/** The tracked fields that a cart, a checkout and an order share. */
export type TrackedCart = Pick<Cart, "price" | "discount" | "discountCode"> & {
  readonly lineItems: readonly TrackedLine[];
};

type TrackedCheckout = TrackedCart & Pick<Checkout, "shippingRate">;
type TrackedOrder = TrackedCheckout & Pick<Order, "orderNumber" | "tax">;

/** An event of a visit that is worth counting. Features track it; `features/analytics` decides what is sent of it. */
export type AnalyticsEvent =
  | { readonly kind: "listShown"; readonly list: string; readonly walls: readonly TrackedProduct[] }
  | { readonly kind: "wallOpened"; readonly wall: TrackedProduct }
  /** `quantityChange`: how many more of the line are in the cart than before; negative when there are fewer. */
  | { readonly kind: "lineChanged"; readonly line: TrackedLine; readonly quantityChange: number }
  | { readonly kind: "cartOpened"; readonly cart: TrackedCart }
  | { readonly kind: "checkoutOpened"; readonly checkout: TrackedCheckout }
  | { readonly kind: "deliveryChosen"; readonly checkout: TrackedCheckout }
  | { readonly kind: "paymentSubmitted"; readonly checkout: TrackedCheckout; readonly provider: string }
  | { readonly kind: "orderPlaced"; readonly order: TrackedOrder }
  /** Cancelled by the shopper in time: everything is refunded. */
  | { readonly kind: "orderCancelled"; readonly order: TrackedOrder };

type Listener = (event: AnalyticsEvent) => void;

/** Without analytics there is never a listener, so the queue must have a limit. */
const MAX_QUEUED_EVENTS = 20;

let activeListener: Listener | null = null;
let queue: readonly AnalyticsEvent[] = [];

/** Passes an event to the listener. Without one, queues it. */
export const track = (event: AnalyticsEvent): void => {
  if (activeListener) activeListener(event);
  else queue = [...queue, event].slice(-MAX_QUEUED_EVENTS);
};

/** Sets the one listener of events, and passes it the queued ones at once. Returns a function that removes it. */
export const onAnalyticsEvent = (listener: Listener): (() => void) => {
  activeListener = listener;
  const queued = queue;
  queue = [];
  for (const event of queued) listener(event);
  return () => {
    if (activeListener === listener) activeListener = null;
  };
};
