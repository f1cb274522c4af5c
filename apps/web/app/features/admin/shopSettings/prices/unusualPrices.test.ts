import { expect, test } from "vitest";
import { hasUnusualPrice } from "./unusualPrices.ts";

const rate = (price: number, title = "By courier") => ({ handle: "courier", title, price });

test("B13 a price of a frame or of a delivery that is halved or doubled is asked about, and no other change", () => {
  const isAsked = (path: string, before: unknown, after: unknown) => hasUnusualPrice({ path, before, after });
  expect(isAsked("framePrices.rectangle_small", 70_000, 7_000)).toBe(true);
  expect(isAsked("framePrices.rectangle_small", 70_000, 75_000)).toBe(false);
  expect(isAsked("shippingRates", [rate(9_900)], [rate(99_000, "Courier")])).toBe(true);
  expect(isAsked("shippingRates", [rate(9_900)], [rate(10_900)])).toBe(false);
  expect(
    isAsked("shippingRates", [rate(9_900)], [rate(9_900), { handle: "air", title: "Air", price: 1 }]),
  ).toBe(false);
  expect(isAsked("tax.percent", 15, 1)).toBe(false);
});

test("B13 a delivery that is called free and charged for is asked about", () => {
  const isAsked = (price: number, title: string) =>
    hasUnusualPrice({
      path: "shippingRates",
      before: [rate(0, "Free delivery")],
      after: [rate(price, title)],
    });
  expect(isAsked(9_950, "Free delivery")).toBe(true);
  expect(isAsked(9_950, "By courier")).toBe(false);
  expect(isAsked(0, "Free express delivery")).toBe(false);
});
