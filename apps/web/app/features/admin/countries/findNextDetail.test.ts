import { createSite } from "@storywall/domain/sites/newSite.ts";
import { parseSiteDefinition } from "@storywall/domain/sites/siteDefinition.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { findNextDetail } from "./findNextDetail.ts";

const createNewZealand = () => {
  const definition = parseSiteDefinition({
    ...{ code: "NZ", countryName: "New Zealand", locale: "en-NZ", currency: "NZD", town: "Wellington" },
    ...{ timeZone: "Pacific/Auckland", taxName: "GST", taxPercent: 15 },
    ...{ postcodeLabel: "Postcode", postcodeShape: "9999" },
  });
  if (definition.kind === "error") throw new Error("New Zealand cannot be read");
  return createSite(definition.value);
};

test("B13 each form of a country that is prepared leads on to the next one that lacks something", () => {
  const site = createNewZealand();
  expect(findNextDetail(site, "law")).toEqual({ count: 16, next: "business.legalName" });
  expect(findNextDetail(site, "business").next).toBe("framePrices.rectangle_small");
  const rights = { buyer: ["Yours."], privacy: ["Yours."] };
  const business = { ...site.business, legalName: "S", registration: "1234", taxNumber: "1234" };
  const complete = {
    ...{ ...site, rights, business: { ...business, address: "1 Cuba Street", phone: "04 555 0100" } },
    ...{ copy: { ...site.copy, email_address: "hello@storywall.co.nz" } },
    ...{ framePrices: { rectangle_small: 1, rectangle_medium: 1, rectangle_large: 1, rectangle_xlarge: 1 } },
    ...{ setPrices: { square_trio: 1, charming_six: 1, dazzling_dozen: 1 } },
  };
  // All that is left stands on the same form.
  expect(findNextDetail(complete, "delivery")).toEqual({ count: 1, next: undefined });
  const shippingRates = [{ handle: "a", title: "A", price: minor(0) }];
  expect(findNextDetail({ ...complete, shippingRates }, "delivery")).toEqual({ count: 0, next: undefined });
});
