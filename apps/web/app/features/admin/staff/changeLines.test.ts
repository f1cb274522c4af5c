import { expect, test } from "vitest";
import { changeLines } from "./changeLines.ts";

type Fields = Parameters<typeof changeLines>[0];
const linesOf = (before: Fields, after: Fields) => changeLines(before, after, "Africa/Johannesburg");

test("B13 each changed field is a line in the words of the desk, with both values", () => {
  const before = { status: "placed", framePrices: { rectangle_small: 70_000 }, isOut: false };
  const after = { status: "in_production", framePrices: { rectangle_small: 72_050 }, isOut: true };
  expect(linesOf(before, after)).toEqual([
    "State: New → In the workshop",
    "Price of Small: 700.00 → 720.50",
    "Out of stock: no → yes",
  ]);
});

test("B13 a parcel is told by its courier and number, and a page that it does not have is left out", () => {
  const after = { status: "shipped", tracking: { carrier: "Swift", number: "SW-1", url: null } };
  expect(linesOf({ status: "in_production" }, after)).toEqual([
    "State: In the workshop → Sent",
    "Courier: Swift",
    "Parcel number: SW-1",
  ]);
});

test("B13 the reason of a reprint or a replacement is in the words of its form", () => {
  expect(linesOf(null, { reason: "damaged_on_the_way" })).toEqual(["Reason: Damaged on the way"]);
});

test("B13 an amount has its currency", () => {
  expect(linesOf(null, { amount: 24_999, currency: "ZAR" })).toEqual(["Amount: ZAR 249.99"]);
});

test("B13 of delivery options the log says which one changed, and from what to what", () => {
  const express = { handle: "express", title: "Express", price: 25_000 };
  const options = (price: number, title: string) => ({
    shippingRates: [{ handle: "free-standard", title, price }, express],
  });
  expect(linesOf(options(0, "Free delivery"), options(9_950, "By courier"))).toEqual([
    "Delivery options: Free delivery 0.00 → By courier 99.50",
  ]);
  expect(linesOf({ rates: [] }, { rates: [{ title: "By road" }] })).toEqual(["Rates: none → By road"]);
});

test("B13 of promo codes the log says which one changed, and from what to what", () => {
  const other = { code: "SPRING20", amount: 5_000, oncePerEmail: false };
  const code = { code: "FYNBOS15", percent: 15, oncePerEmail: false };
  const changed = { ...code, percent: 12, expiresAt: "2026-11-20T21:59:59.000Z" };
  expect(linesOf({ promoCodes: [other, code] }, { promoCodes: [other, changed] })).toEqual([
    "Promo codes: FYNBOS15 15% → FYNBOS15 12%, last day 2026-11-20 23:59",
  ]);
  expect(linesOf({ promoCodes: [code] }, { promoCodes: [code, other] })).toEqual([
    "Promo code SPRING20 created: 50.00",
  ]);
  // A note may hold any text, an arrow or the word for nothing too.
  const noted = { code: "NONE", percent: 5, oncePerEmail: true, note: "none → all of them" };
  expect(linesOf({ promoCodes: [code] }, { promoCodes: [code, noted] })).toEqual([
    "Promo code NONE created: 5%, once for each address, note: none → all of them",
  ]);
});

test("a field of one side has one value, one that was emptied is nothing, and nothing changed gives no line", () => {
  expect(linesOf(null, { tags: ["a", "b"], lastSeenAt: "today" })).toEqual([
    "Tags: a, b",
    "Last seen at: today",
  ]);
  expect(linesOf({ expectedOn: "2026-12-01" }, { expectedOn: null })).toEqual([
    "Back about: 2026-12-01 → nothing",
  ]);
  expect(linesOf(null, null)).toEqual([]);
});

test("a long value is cut", () => {
  expect(linesOf(null, { text: "x".repeat(200) })[0]).toHaveLength("What: ".length + 80);
});
