import type { Moment, PricedWalls, ShownWall, WallLine } from "../../lib/analytics/moments.ts";

/** What is true of every amount of a site: its currency, and how much of a price is tax. */
export type Money = { readonly currency: string; readonly taxPercent: number };

/** As https://developers.google.com/analytics/devguides/collection/ga4/reference/events asks for it. */
export type ShopEvent = {
  readonly event: string;
  readonly ecommerce: {
    readonly currency: string;
    readonly value?: number;
    readonly items: readonly Item[];
  } & Readonly<Record<string, unknown>>;
};

type Item = {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_variant?: string;
  readonly item_list_id?: string;
  readonly index?: number;
  readonly price: number;
  readonly discount?: number;
  readonly quantity: number;
};

/** At most as many as Google reads of one event. */
const MAX_ITEMS = 200;

/**
 * A moment in the words of GA4. Amounts are in whole currency, without tax and delivery, and `value` is what the items come to.
 * Things go by their key in the catalogue and an order by the number that opens nothing: no id, address or name of a photo.
 */
export const shopEventOf = (moment: Moment, money: Money): ShopEvent => {
  const { currency } = money;
  const event = (name: string, items: readonly Item[], more: Readonly<Record<string, unknown>> = {}) => ({
    event: name,
    ecommerce: { currency, value: worthOf(items), ...more, items: items.slice(0, MAX_ITEMS) },
  });
  switch (moment.kind) {
    case "listShown": {
      const { list, walls } = moment;
      const items = walls.map((wall, index) => ({ ...shownItem(wall, money), item_list_id: list, index }));
      return {
        event: "view_item_list",
        ecommerce: { currency, item_list_id: list, item_list_name: list, items: items.slice(0, MAX_ITEMS) },
      };
    }
    case "wallOpened":
      return event("view_item", [shownItem(moment.wall, money)]);
    case "lineChanged": {
      const { line, by } = moment;
      const item = lineItem({ ...line, quantity: Math.abs(by) }, 0, money);
      return event(by > 0 ? "add_to_cart" : "remove_from_cart", [item]);
    }
    case "cartOpened":
      return event("view_cart", itemsOf(moment.cart, money));
    case "checkoutOpened":
      return event("begin_checkout", itemsOf(moment.checkout, money), couponOf(moment.checkout));
    case "deliveryChosen": {
      const { checkout } = moment;
      const more = { ...couponOf(checkout), shipping_tier: checkout.shippingRate?.title ?? "" };
      return event("add_shipping_info", itemsOf(checkout, money), more);
    }
    case "paymentSubmitted": {
      const { checkout, provider } = moment;
      const more = { ...couponOf(checkout), payment_type: provider };
      return event("add_payment_info", itemsOf(checkout, money), more);
    }
    case "orderPlaced": {
      const { order } = moment;
      return event("purchase", itemsOf(order, money), {
        transaction_id: order.orderNumber,
        tax: major(order.tax),
        shipping: major(order.shippingRate?.price ?? 0),
        ...couponOf(order),
      });
    }
    case "orderCancelled":
      return event("refund", itemsOf(moment.order, money), { transaction_id: moment.order.orderNumber });
  }
};

const shownItem = ({ key, name, price }: ShownWall, money: Money): Item => ({
  item_id: key,
  item_name: name,
  price: withoutTax(price, money),
  quantity: 1,
});

/** A discount of the whole is shared by its lines as their prices are. */
const itemsOf = ({ lineItems, price, discount }: PricedWalls, money: Money): readonly Item[] =>
  lineItems.map((line) => lineItem(line, price > 0 ? discount / price : 0, money));

const lineItem = (line: WallLine, discountShare: number, money: Money): Item => {
  const discount = withoutTax(line.unitPrice * discountShare, money);
  return {
    item_id: line.collectionId ?? line.templateKey ?? "free",
    item_name: line.title,
    item_variant: line.size,
    price: withoutTax(line.unitPrice * (1 - discountShare), money),
    ...(discount > 0 && { discount }),
    quantity: line.quantity,
  };
};

const worthOf = (items: readonly Item[]): number =>
  items.reduce((cents, { price, quantity }) => cents + Math.round(price * 100) * quantity, 0) / 100;

const couponOf = ({ discountCode }: Pick<PricedWalls, "discountCode">) =>
  discountCode === null ? {} : { coupon: discountCode };

const withoutTax = (amount: number, { taxPercent }: Money): number => major(amount / (1 + taxPercent / 100));

/** Minor units in whole currency; both countries' have a hundred. */
const major = (amount: number): number => Math.round(amount) / 100;
