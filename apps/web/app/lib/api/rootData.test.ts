import { expect, test } from "vitest";
import { type Storefront, storefrontUrl } from "./rootData.ts";

const storefront = (code: Storefront["code"], origin: string): Storefront => ({
  code,
  countryName: code,
  locale: `en-${code}`,
  currency: code === "ZA" ? "ZAR" : "AUD",
  origin,
});

test("R1.2 a storefront with its own host has its address there", () => {
  const au = storefront("AU", "https://au.example");
  expect(storefrontUrl(au, [storefront("ZA", "https://za.example"), au], "/browse")).toBe(
    "https://au.example/browse",
  );
});

test("R1.2 storefronts on one host are told apart by the query", () => {
  const au = storefront("AU", "https://shop.example");
  expect(storefrontUrl(au, [storefront("ZA", "https://shop.example"), au], "/browse")).toBe(
    "https://shop.example/browse?site=AU",
  );
});
