import { parseSiteCode, type SiteCode } from "@storywall/domain/sites/site.ts";
import type { Shop } from "../../src/usecases/shop.ts";
import { addSite } from "../../src/usecases/sites/addSite.ts";
import { changeSite } from "../../src/usecases/sites/changeSite.ts";
import type { LiveSite } from "../../src/usecases/sites/liveSites.ts";
import { OWNER_ACTOR } from "./owner.ts";

/** What an owner types to add New Zealand. */
export const NEW_ZEALAND = {
  code: "NZ",
  countryName: "New Zealand",
  locale: "en-NZ",
  currency: "NZD",
  timeZone: "Pacific/Auckland",
  town: "Wellington",
  taxName: "GST",
  taxPercent: 15,
  postcodeLabel: "Postcode",
  postcodeShape: "9999",
};

/** What the forms ask for before a country can open. */
export const NEW_ZEALAND_DETAILS = {
  business: {
    legalName: "Storywall NZ Limited",
    registration: "NZBN 9429000000000",
    taxNumber: "GST 123-456-789",
    address: "1 Cuba Street, Wellington 6011",
    phone: "04 555 0100",
  },
  copy: { email_address: "hello@storywall.co.nz" },
  framePrices: {
    rectangle_small: 2999,
    rectangle_medium: 3999,
    rectangle_large: 5499,
    rectangle_xlarge: 6499,
  },
  setPrices: { square_trio: 4999, charming_six: 9499, dazzling_dozen: 11_999 },
  shippingRates: [{ handle: "standard", title: "Standard delivery", price: 950 }],
  rights: {
    buyer: ["The Consumer Guarantees Act gives you rights that no shop can take away."],
    privacy: ["The Privacy Act 2020 lets you see and correct what we hold of you."],
  },
} as const;

/** Codes of further countries, each for one use: a country cannot be removed. */
const OTHER_CODES = [
  "GB",
  "IE",
  "CA",
  "US",
  "NA",
  "BW",
  "KE",
  "NG",
  "SG",
  "MY",
  "IN",
  "FJ",
  "MT",
  "CY",
  "GH",
  "ZM",
];
let used = 0;

/** Returns a country that the shop does not have yet. */
export const createCountry = (): typeof NEW_ZEALAND => {
  const code = OTHER_CODES[used++ % OTHER_CODES.length] ?? "GB";
  return { ...NEW_ZEALAND, code, countryName: `Country ${code}` };
};

type AddingShop = Pick<Shop, "transaction" | "refreshSites" | "clock">;

/** Adds a country and fills in its details. It is still closed. */
export const prepareCountry = async (shop: AddingShop, country = NEW_ZEALAND): Promise<LiveSite> => {
  const added = await addSite(shop, OWNER_ACTOR, country);
  if (added.kind === "error") throw new Error(added.message);
  const edit = { expectedVersion: added.value.version, change: NEW_ZEALAND_DETAILS };
  const prepared = await changeSite(shop, OWNER_ACTOR, siteCodeOf(country.code), edit);
  if (prepared.kind === "error") throw new Error(prepared.message);
  return prepared.value;
};

export const siteCodeOf = (text: string): SiteCode => {
  const code = parseSiteCode(text);
  if (!code) throw new Error(`${text} is no site code`);
  return code;
};
