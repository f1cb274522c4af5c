import { findMissingDetails } from "@storywall/domain/sites/missingDetails.ts";
import { createSite } from "@storywall/domain/sites/newSite.ts";
import { parseSiteDefinition } from "@storywall/domain/sites/siteDefinition.ts";
import { expect, test } from "vitest";
import { labelOf } from "../shopSettings/settingLabels.ts";
import { toDefinition } from "./countryFields.ts";
import { formPathOf } from "./formPathOf.ts";

const TYPED: Readonly<Record<string, string>> = {
  code: "NZ",
  countryName: "New Zealand",
  locale: "en-NZ",
  currency: "NZD",
  timeZone: "Pacific/Auckland",
  town: "Wellington",
  taxName: "GST",
  taxPercent: "15",
  postcodeLabel: "Postcode",
};

test("R1.2 everything that a new country lacks has a name and a form", () => {
  const definition = parseSiteDefinition(toDefinition((name) => TYPED[name] ?? ""));
  if (definition.kind === "error") throw definition.errors[0];
  const site = createSite(definition.value);
  const missing = findMissingDetails(site);
  expect(missing).toContain("framePrices.rectangle_small");
  for (const path of missing) {
    expect(labelOf(path, site), path).not.toBe(path);
    if (/Prices/.test(path)) {
      expect(formPathOf(path, "ZA")).toBe(`/admin/shop/prices?site=ZA#ZA.${path}`);
      continue;
    }
    expect(formPathOf(path, "ZA"), path).toBe(
      `/admin/shop/${/^(business|copy)/.test(path) ? "business" : path === "shippingRates" ? "delivery" : "law"}?site=ZA#${path}`,
    );
  }
});
