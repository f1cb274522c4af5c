import type {
  AnalyticsEvent,
  TrackedCart,
  TrackedLine,
  TrackedProduct,
} from "../../lib/analytics/analyticsEvents.ts";

/** The currency of a site's amounts, and the percentage of tax that prices include. */
type MoneyContext = { readonly currency: string; readonly taxPercent: number };

/** An event as https://developers.google.com/analytics/devguides/collection/ga4/reference/events defines it. */
type Ga4Event = {
  readonly event: string;
  readonly ecommerce: {
    readonly currency: string;
    readonly value?: number;
    readonly items: readonly Ga4Item[];
  } & Readonly<Record<string, unknown>>;
};

type Ga4Item = {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_variant?: string;
  readonly item_list_id?: string;
  readonly index?: number;
  readonly price: number;
  readonly discount?: number;
  readonly quantity: number;
};

/** Google reads no more items of one event. */
const MAX_ITEMS = 200;

/**
 * Returns an event in the format of GA4. Amounts are in major units, without tax and delivery, and `value` is the sum
 * of the items. Products are named by their key in the catalogue and an order by its number, which gives no access: no
 * id, address or name of a photo is sent.
 */
export const toGa4Event = (event: AnalyticsEvent, money: MoneyContext): Ga4Event => {
  const { currency } = money;
  const ga4Event = (
    name: string,
    items: readonly Ga4Item[],
    fields: Readonly<Record<string, unknown>> = {},
  ) => ({
    event: name,
    ecommerce: { currency, value: totalValue(items), ...fields, items: items.slice(0, MAX_ITEMS) },
  });
  switch (event.kind) {
    case "listShown": {
      const { list, walls } = event;
      const items = walls.map((wall, index) => ({
        ...toProductItem(wall, money),
        item_list_id: list,
        index,
      }));
      return {
        event: "view_item_list",
        ecommerce: { currency, item_list_id: list, item_list_name: list, items: items.slice(0, MAX_ITEMS) },
      };
    }
    case "wallOpened":
      return ga4Event("view_item", [toProductItem(event.wall, money)]);
    case "lineChanged": {
      const { line, quantityChange } = event;
      const item = toLineItem({ ...line, quantity: Math.abs(quantityChange) }, 0, money);
      return ga4Event(quantityChange > 0 ? "add_to_cart" : "remove_from_cart", [item]);
    }
    case "cartOpened":
      return ga4Event("view_cart", toLineItems(event.cart, money));
    case "checkoutOpened":
      return ga4Event("begin_checkout", toLineItems(event.checkout, money), couponOf(event.checkout));
    case "deliveryChosen": {
      const { checkout } = event;
      const fields = { ...couponOf(checkout), shipping_tier: checkout.shippingRate?.title ?? "" };
      return ga4Event("add_shipping_info", toLineItems(checkout, money), fields);
    }
    case "paymentSubmitted": {
      const { checkout, provider } = event;
      const fields = { ...couponOf(checkout), payment_type: provider };
      return ga4Event("add_payment_info", toLineItems(checkout, money), fields);
    }
    case "orderPlaced": {
      const { order } = event;
      return ga4Event("purchase", toLineItems(order, money), {
        transaction_id: order.orderNumber,
        tax: toMajorUnits(order.tax),
        shipping: toMajorUnits(order.shippingRate?.price ?? 0),
        ...couponOf(order),
      });
    }
    case "orderCancelled":
      return ga4Event("refund", toLineItems(event.order, money), { transaction_id: event.order.orderNumber });
  }
};

const toProductItem = ({ key, name, price }: TrackedProduct, money: MoneyContext): Ga4Item => ({
  item_id: key,
  item_name: name,
  price: withoutTax(price, money),
  quantity: 1,
});

/** Returns the items of a cart, its discount spread over the lines in proportion to their prices. */
const toLineItems = ({ lineItems, price, discount }: TrackedCart, money: MoneyContext): readonly Ga4Item[] =>
  lineItems.map((line) => toLineItem(line, price > 0 ? discount / price : 0, money));

const toLineItem = (line: TrackedLine, discountShare: number, money: MoneyContext): Ga4Item => {
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

const totalValue = (items: readonly Ga4Item[]): number =>
  items.reduce((cents, { price, quantity }) => cents + Math.round(price * 100) * quantity, 0) / 100;

const couponOf = ({ discountCode }: Pick<TrackedCart, "discountCode">) =>
  discountCode === null ? {} : { coupon: discountCode };

const withoutTax = (amount: number, { taxPercent }: MoneyContext): number =>
  toMajorUnits(amount / (1 + taxPercent / 100));

/** Converts minor to major units; both currencies have a hundred minor units. */
const toMajorUnits = (amount: number): number => Math.round(amount) / 100;
