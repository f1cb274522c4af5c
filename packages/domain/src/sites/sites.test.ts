import { describe, expect, test } from "vitest";
import { normalisePromoCode } from "../pricing/promo.ts";
import { SEED_SITE_CODES } from "./site.ts";
import { SITE_SEEDS } from "./sites.ts";

test("R3.6 each site names its own city and not that of the other", () => {
  const copyText = (code: "ZA" | "AU") => Object.values(SITE_SEEDS[code].copy).join(" ");
  expect(copyText("ZA")).toContain("Cape Town");
  expect(copyText("ZA")).not.toMatch(/Sydney|Australia/);
  expect(copyText("AU")).toContain("Sydney");
  expect(copyText("AU")).not.toMatch(/Cape Town|South Africa/);
});

describe.each(SEED_SITE_CODES)("%s", (code) => {
  const site = SITE_SEEDS[code];

  test("R2.2 has the title as specified, the only text with an exclamation mark", () => {
    const { title, ...others } = site.copy;
    expect(title).toBe("Turn Life Stories Into Wall Art!");
    expect(Object.values(others).join(" ")).not.toContain("!");
    expect(site.copy.description).toMatch(/life stories into wall art.*no nail.*no hammer/);
  });

  test("R9.4 ships free within 1-2 working days", () => {
    expect(site.shippingRates).toContainEqual({ handle: "free-standard", title: "Free delivery", price: 0 });
    expect(site.dispatchDays).toEqual({ from: 1, to: 2 });
    expect(site.copy.free_shipping_text).toContain("1-2 working days");
  });

  test("R9.5 WELCOME10 takes ten percent once per address, its banner is off", () => {
    expect(site.promoCodes).toEqual([{ code: "WELCOME10", percent: 10, oncePerEmail: true }]);
    expect(site.welcomeBanner).toEqual({ enabled: false, headline: "WELCOME DISCOUNT!", code: "WELCOME10" });
  });

  test("B10 no two of its codes are taken for each other", () => {
    const forms = site.promoCodes.map((promo) => normalisePromoCode(promo.code));
    expect(new Set(forms).size).toBe(forms.length);
  });

  test("R1.2 asks for each address field once, and its patterns are anchored", () => {
    const names = site.addressForm.map((field) => field.name);
    expect(new Set(names).size).toBe(names.length);
    for (const { pattern } of site.addressForm)
      if (pattern) expect(new RegExp(pattern, "v").source).toMatch(/^\^.*\$$/);
  });
});

test("R9.1 prices include 15 % VAT in South Africa and 10 % GST in Australia", () => {
  expect([SITE_SEEDS.ZA.tax, SITE_SEEDS.AU.tax]).toEqual([
    { name: "VAT", percent: 15 },
    { name: "GST", percent: 10 },
  ]);
});
