import type { Cart, LineItem } from "@storywall/contract/schemas/cart.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import type { Order } from "@storywall/contract/schemas/order.ts";
import type { Minor } from "@storywall/domain/units/units.ts";

/** Something that one can buy, as it is shown: its key in the catalogue, its name, what it costs. */
export type ShownWall = { readonly key: string; readonly name: string; readonly price: Minor };

/** A line of a cart or an order, as much of it as is counted. */
export type WallLine = Pick<
  LineItem,
  "templateKey" | "collectionId" | "title" | "size" | "unitPrice" | "quantity"
>;

/** Walls in a cart, at checkout or ordered. */
export type PricedWalls = Pick<Cart, "price" | "discount" | "discountCode"> & {
  readonly lineItems: readonly WallLine[];
};

type AtCheckout = PricedWalls & Pick<Checkout, "shippingRate">;
type Ordered = AtCheckout & Pick<Order, "orderNumber" | "tax">;

/** What happens on a shopper's way and is worth counting. Features tell it; what is passed on of it is measured elsewhere. */
export type Moment =
  | { readonly kind: "listShown"; readonly list: string; readonly walls: readonly ShownWall[] }
  | { readonly kind: "wallOpened"; readonly wall: ShownWall }
  /** `by`: how many more of the line there are in the cart than before; fewer when below 0. */
  | { readonly kind: "lineChanged"; readonly line: WallLine; readonly by: number }
  | { readonly kind: "cartOpened"; readonly cart: PricedWalls }
  | { readonly kind: "checkoutOpened"; readonly checkout: AtCheckout }
  | { readonly kind: "deliveryChosen"; readonly checkout: AtCheckout }
  | { readonly kind: "paymentSubmitted"; readonly checkout: AtCheckout; readonly provider: string }
  | { readonly kind: "orderPlaced"; readonly order: Ordered }
  /** By the shopper, in time: all of its money goes back. */
  | { readonly kind: "orderCancelled"; readonly order: Ordered };

type Listener = (moment: Moment) => void;

/** Where nothing is measured nobody ever listens, and only so many moments wait. */
const MAX_WAITING = 20;

let listener: Listener | null = null;
let waiting: readonly Moment[] = [];

export const tell = (moment: Moment): void => {
  if (listener) listener(moment);
  else waiting = [...waiting, moment].slice(-MAX_WAITING);
};

/** For the one place that measures. What was told before it was there is told to it now. Gives the way to stop. */
export const listenForMoments = (next: Listener): (() => void) => {
  listener = next;
  const moments = waiting;
  waiting = [];
  for (const moment of moments) next(moment);
  return () => {
    if (listener === next) listener = null;
  };
};
