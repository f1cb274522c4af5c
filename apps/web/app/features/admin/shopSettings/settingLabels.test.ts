import { expect, test } from "vitest";
import { describeChange, describeFields, describeValue, labelOf } from "./settingLabels.ts";

const ZAR = { currency: "ZAR", timeZone: "Africa/Johannesburg" } as const;
const SITE = { tax: { name: "VAT", percent: 15 } } as const;
const christmas = { date: "2026-12-25", name: "Christmas Day" };
const newYear = { date: "2027-01-01", name: "New Year" };

test("fields and amounts are named as people know them", () => {
  expect(labelOf("framePrices.rectangle_medium", SITE)).toBe("Price of Medium");
  expect(labelOf("somethingNew", SITE)).toBe("somethingNew");
  expect(describeFields(["copy.title", "tax.percent", "holidays"], SITE)).toBe(
    "Headline, VAT in percent and Holidays",
  );
  expect(describeValue("framePrices.rectangle_medium", 90_000, ZAR)).toBe("R900.00");
  expect(describeValue("business.phone", null, ZAR)).toBe("nothing");
  expect(describeValue("welcomeBanner.enabled", true, ZAR)).toBe("yes");
});

test("of a list only the items that differ are named", () => {
  const change = { path: "holidays", before: [christmas], after: [christmas, newYear] };
  expect(describeChange(change, ZAR)).toEqual({ before: "", after: "2027-01-01 New Year" });
  const rates = {
    path: "shippingRates",
    before: [{ title: "By road", price: 0 }],
    after: [{ title: "By road", price: 9_900 }],
  };
  expect(describeChange(rates, ZAR)).toEqual({ before: "By road R0.00", after: "By road R99.00" });
});

test("a list in another order says so", () => {
  const change = { path: "faq", before: [christmas, newYear], after: [newYear, christmas] };
  expect(describeChange(change, ZAR)).toEqual({ before: "the old order", after: "a new order" });
});

test("B13 a changed promo code says what it took off and takes off, and its days, in those of its country", () => {
  const code = { code: "FYNBOS15", percent: 15, oncePerEmail: false };
  const changed = { ...code, percent: 12, startsAt: "2026-11-19T22:00:00.000Z" };
  const change = { path: "promoCodes", before: [code], after: [changed] };
  expect(describeChange(change, ZAR)).toEqual({
    before: "FYNBOS15 15%",
    after: "FYNBOS15 12%, first day 2026-11-20",
  });
});
