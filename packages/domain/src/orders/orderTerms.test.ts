import { expect, test } from "vitest";
import { ZA } from "../sites/za.ts";
import { siteOfOrder, termsOf } from "./orderTerms.ts";

test("B9 an order keeps what the site promised when it was paid", () => {
  const terms = termsOf(ZA);
  const changed = { ...ZA, changeWindowMinutes: 5, dispatchDays: { from: 1, to: 20 }, cutOffTime: "09:00" };
  expect(siteOfOrder(changed, { terms })).toEqual({ ...ZA, cutOffTime: "09:00" });
});

test("an order from before terms were stored goes by the site as it is", () => {
  expect(siteOfOrder(ZA, { terms: null })).toBe(ZA);
});
