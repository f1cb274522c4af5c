import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Totals } from "./Totals.tsx";

vi.mock("../lib/api/site.ts", () => ({
  useSite: () => ({ tax: { name: "VAT" } }),
  useFormatMoney: () => String,
}));

const amounts = { price: 100_000, discount: 10_000, discountCode: "WELCOME10", total: 90_000 };
const shown = (part?: "total" | "parts"): string =>
  renderToStaticMarkup(<Totals {...amounts} {...(part && { part })} />);
const termsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, term = ""]) => term.replaceAll(/<[^>]*>/g, ""));

test("B8 the total and its parts may be in two places: a phone's cart has space for the total alone at the bottom", () => {
  const parts = ["Subtotal", "Discount (WELCOME10)", "Delivery"];
  expect(termsOf(shown("total"))).toEqual(["Total including VAT"]);
  expect(termsOf(shown("parts"))).toEqual(parts);
  expect(termsOf(shown())).toEqual([...parts, "Total including VAT"]);
});
