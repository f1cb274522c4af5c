import type { LineItem } from "@storywall/contract/schemas/cart.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import type { AnalyticsEvent } from "../../lib/analytics/analyticsEvents.ts";
import { toGa4Event } from "./toGa4Event.ts";

const MONEY_CONTEXT = { currency: "ZAR", taxPercent: 15 };
const SECRETS = [
  "line-secret",
  "wall-secret",
  "photo-secret",
  "cart-secret",
  "order-secret",
  "thandi",
  "Long Street",
];

const line: LineItem = {
  _id: "line-secret",
  uuid: "wall-secret",
  size: "square_small",
  collectionId: "square_trio",
  userTemplateInfo: {
    frameStyle: "Timeless",
    frameType: "black",
    matType: "shallow",
    tiles: [{ name: "tile_1", userPhotoId: "photo-secret", cropParams: {} }],
  },
  title: "Square trio",
  unitPrice: 115_000,
  price: 230_000,
  quantity: 2,
  previewUrl: "/api/previews/line-secret",
  tilesCount: 3,
  photosStillToUpload: 0,
};
const shippingRate = { handle: "free", title: "Free delivery", price: 0 };
const shippingAddress = {
  firstName: "thandi",
  lastName: "Nkosi",
  address1: "12 Long Street",
  city: "Cape Town",
  province: "WC",
  zip: "8001",
  country: "ZA",
  phone: "0821234567",
};
const offer = {
  site: "ZA" as const,
  currency: "ZAR" as const,
  email: "thandi@example.com",
  shippingAddress,
  shippingRate,
  price: 230_000,
  discount: 23_000,
  discountCode: "WELCOME10",
  tax: 27_000,
  total: 207_000,
};
const cart = { ...offer, _id: "cart-secret", user: "visitor", lineItems: [line] };
const checkout = { ...offer, checkoutId: "cart-secret", cartId: "cart-secret", lineItems: [line] };
const order = { ...offer, orderId: "order-secret", orderNumber: "ZA-1234", lineItems: [line] };
const wall = { key: "square_trio", name: "Square trio", price: minor(115_000) };

const EVENTS: readonly AnalyticsEvent[] = [
  { kind: "listShown", list: "browse", walls: [wall] },
  { kind: "wallOpened", wall },
  { kind: "lineChanged", line, quantityChange: 1 },
  { kind: "lineChanged", line, quantityChange: -2 },
  { kind: "cartOpened", cart },
  { kind: "checkoutOpened", checkout },
  { kind: "deliveryChosen", checkout },
  { kind: "paymentSubmitted", checkout, provider: "paystack" },
  { kind: "orderPlaced", order },
  { kind: "orderCancelled", order },
];

test("R2.4 each event has GA4's name, a currency and items with an id and a name", () => {
  const events = EVENTS.map((event) => toGa4Event(event, MONEY_CONTEXT));
  expect(events.map(({ event }) => event)).toEqual([
    "view_item_list",
    "view_item",
    "add_to_cart",
    "remove_from_cart",
    "view_cart",
    "begin_checkout",
    "add_shipping_info",
    "add_payment_info",
    "purchase",
    "refund",
  ]);
  for (const { ecommerce } of events) {
    expect(ecommerce.currency).toBe("ZAR");
    expect(ecommerce.items[0]).toMatchObject({ item_id: "square_trio", item_name: "Square trio" });
  }
});

test("R2.4 value is the sum of the items, without tax, discount and delivery", () => {
  for (const event of EVENTS) {
    const { value, items } = toGa4Event(event, MONEY_CONTEXT).ecommerce;
    if (event.kind === "listShown") expect(value).toBeUndefined();
    else expect(value).toBe(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
  }
});

test("R2.4 a purchase has order number, tax, delivery and promo code", () => {
  expect(toGa4Event({ kind: "orderPlaced", order }, MONEY_CONTEXT).ecommerce).toEqual({
    currency: "ZAR",
    value: 1800,
    transaction_id: "ZA-1234",
    tax: 270,
    shipping: 0,
    coupon: "WELCOME10",
    items: [
      {
        item_id: "square_trio",
        item_name: "Square trio",
        item_variant: "square_small",
        price: 900,
        discount: 100,
        quantity: 2,
      },
    ],
  });
});

test("R2.4 a refund has the order number and value of its purchase", () => {
  const { transaction_id, currency, value } = toGa4Event(
    { kind: "orderCancelled", order },
    MONEY_CONTEXT,
  ).ecommerce;
  expect([transaction_id, currency, value]).toEqual(["ZA-1234", "ZAR", 1800]);
});

test("R2.4 a removed line has a positive quantity", () => {
  const { items } = toGa4Event({ kind: "lineChanged", line, quantityChange: -2 }, MONEY_CONTEXT).ecommerce;
  expect(items).toMatchObject([{ quantity: 2, price: 1000 }]);
});

test("R6.3 no event holds an id that gives access, an address or the name of a photo", () => {
  const all = JSON.stringify(EVENTS.map((event) => toGa4Event(event, MONEY_CONTEXT)));
  for (const secret of SECRETS) expect(all).not.toContain(secret);
});
