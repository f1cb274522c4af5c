import { describe, expect, test } from "vitest";
import type { ShippingRate } from "../sites/site.ts";
import { ZA } from "../sites/za.ts";
import { minor } from "../units/units.ts";
import { deliveryText, isDeliveryFree, priceTerms, priceTermsSentence } from "./deliveryTerms.ts";

const rate = (price: number): ShippingRate => ({
  handle: `rate-${price}`,
  title: "Courier",
  price: minor(price),
});
const withRates = (...prices: readonly number[]) => ({ ...ZA, shippingRates: prices.map(rate) });

describe("what a price includes", () => {
  test.each([
    { prices: [0], terms: "VAT and delivery included" },
    { prices: [0, 15_000], terms: "VAT and delivery included" },
    { prices: [9_950], terms: "VAT included, delivery R99.50" },
    { prices: [15_000, 9_950], terms: "VAT included, delivery from R99.50" },
    { prices: [], terms: "VAT included" },
  ])("R3.6 $prices cents of delivery: $terms", ({ prices, terms }) => {
    expect(priceTerms(withRates(...prices))).toBe(terms);
  });

  test("R3.6 delivery is free when the rate that applies by itself costs nothing", () => {
    expect(isDeliveryFree(withRates(0, 15_000))).toBe(true);
    expect(isDeliveryFree(withRates(15_000, 0))).toBe(false);
    expect(isDeliveryFree(withRates())).toBe(false);
  });
});

describe("the sentence about delivery", () => {
  test("is the owner's while delivery is free", () => {
    expect(deliveryText(ZA)).toBe(ZA.copy.free_shipping_text);
  });

  test("names the rate when the owner's sentence still promises free delivery", () => {
    expect(deliveryText(withRates(9_950))).toBe("Delivery across South Africa costs R99.50.");
  });

  test("stays the owner's when it promises nothing", () => {
    const copy = { ...ZA.copy, free_shipping_text: "R99.50 anywhere in South Africa." };
    expect(deliveryText({ ...withRates(9_950), copy })).toBe("R99.50 anywhere in South Africa.");
  });
});

test("a page says in a sentence what prices include", () => {
  expect(priceTermsSentence(withRates(0))).toBe("Prices include VAT and delivery.");
  expect(priceTermsSentence(withRates(15_000, 9_950))).toBe("Prices include VAT; delivery from R99.50.");
  expect(priceTermsSentence(withRates())).toBe("Prices include VAT.");
});
