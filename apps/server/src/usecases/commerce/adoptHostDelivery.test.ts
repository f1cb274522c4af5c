import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import type { Quote } from "../../ports/checkout/Checkouts.ts";
import { adoptHostDelivery } from "./adoptHostDelivery.ts";

const FREE = { handle: "free", title: "Free delivery", price: minor(0) };
const EXPRESS = { handle: "express", title: "Express", price: minor(9900) };
const SITE = { ...SITE_SEEDS.ZA, shippingRates: [FREE, EXPRESS] };
const QUOTE: Quote = {
  version: 1,
  currency: "ZAR",
  lines: [],
  promo: null,
  shippingRate: FREE,
  price: minor(100_000),
  discount: minor(0),
  tax: minor(13_043),
  total: minor(100_000),
};
const adopt = (amount: number, title: string, price: number) =>
  adoptHostDelivery(SITE, QUOTE, {
    amount: minor(amount),
    currency: "ZAR",
    delivery: { title, price: minor(price) },
  });

test("R1.7 a delivery that the buyer chose when paying is that of the order, with its price and tax", () => {
  const adopted = adopt(109_900, "express", 9900);
  expect(adopted).toMatchObject({ isChanged: true, reviewReason: null });
  expect(adopted?.quote).toMatchObject({ shippingRate: EXPRESS, total: 109_900, tax: 14_335 });
});

test("R1.7 the only delivery of that price is meant, whatever the store calls it", () => {
  expect(adopt(109_900, "Overnight", 9900)?.quote.shippingRate).toEqual(EXPRESS);
  expect(adopt(100_000, "Standard", 0)).toMatchObject({ isChanged: false, reviewReason: null });
});

test("R1.7 a price that the shop does not have is taken over for a person to see", () => {
  expect(adopt(105_000, "Pickup\u202e", 5000)).toMatchObject({
    isChanged: true,
    reviewReason: expect.any(String),
    quote: { shippingRate: { title: "Pickup", price: 5000 }, total: 105_000 },
  });
});

test("R9.4 another sum than goods and delivery pays for no quote", () => {
  expect(adopt(109_901, "Express", 9900)).toBeUndefined();
  expect(adopt(100_000, "Express", 9900)).toBeUndefined();
});

test("R9.4 a provider without deliveries pays for exactly the quote", () => {
  const payment = { amount: minor(100_000), currency: "ZAR" } as const;
  expect(adoptHostDelivery(SITE, QUOTE, payment)).toMatchObject({ isChanged: false, reviewReason: null });
  expect(adoptHostDelivery(SITE, QUOTE, { ...payment, amount: minor(99_999) })).toBeUndefined();
});
