import { toPublicSite } from "@storywall/domain/sites/publicSite.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { Totals } from "./Totals.tsx";

const amounts = { price: 100_000, discount: 10_000, discountCode: "WELCOME10", total: 90_000 };
const shown = (part?: "total" | "parts", tax?: number): string =>
  render(<Totals {...amounts} statedTax={tax} {...(part && { part })} />);
const render = (totals: ReactNode): string => {
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: () => totals }]);
  const hydrationData = { loaderData: { root: { site: toPublicSite(ZA) } } };
  return renderToStaticMarkup(<Stub hydrationData={hydrationData} />);
};
const termsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, term = ""]) => term.replaceAll(/<[^>]*>/g, ""));

test("B8 the total and its parts may be in two places: a phone's cart has space for the total alone at the bottom", () => {
  const parts = ["Subtotal", "Discount (WELCOME10)", "Delivery"];
  expect(termsOf(shown("total"))).toEqual(["Total including VAT"]);
  expect(termsOf(shown("parts"))).toEqual(parts);
  expect(termsOf(shown())).toEqual([...parts, "Total including VAT"]);
});

test("R9.4 a cart, which has its tax too, names no amount of it", () => {
  const cart = { ...amounts, tax: 11_739 };
  expect(termsOf(render(<Totals {...cart} part="total" />))).toEqual(["Total including VAT"]);
});

test("R9.4 an order of a registered seller names the tax in its total", () => {
  expect(termsOf(shown("total", 11_739))).toEqual(["Total including VAT of R117.39"]);
});
