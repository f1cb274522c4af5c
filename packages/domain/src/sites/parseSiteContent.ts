import { type ParseResult, parseAll, readRecord } from "../parse/parseAll.ts";
import { Reader } from "../parse/reader.ts";
import { findPromoCode } from "../pricing/promo.ts";
import { readBusiness, readRights } from "./businessParsers.ts";
import type { Site } from "./site.ts";
import { deepMerge, migrateSiteContent, type SiteContent } from "./siteContent.ts";
import {
  readAddressForm,
  readCopy,
  readDispatchDays,
  readFramePrices,
  readPromoCodes,
  readSetPrices,
  readShippingRates,
  readTax,
  readWelcomeBanner,
  SITE_LIMITS,
} from "./siteParsers.ts";

/**
 * Reads what an owner may change of a site. All that is wrong comes back at once, each with its path (`promoCodes.2.code`)
 * and what must be there. Unknown fields, and those that are not the owner's, are dropped. Never throws.
 */
export const parseSiteContent = (value: unknown): ParseResult<SiteContent> =>
  parseAll(() => {
    const reader = new Reader(value);
    const content = readRecord<SiteContent>(reader, {
      copy: readCopy,
      framePrices: readFramePrices,
      setPrices: readSetPrices,
      tax: readTax,
      shippingRates: readShippingRates,
      addressForm: readAddressForm,
      promoCodes: readPromoCodes,
      welcomeBanner: readWelcomeBanner,
      dispatchDays: readDispatchDays,
      changeWindowMinutes: (minutes) => minutes.integer(0, SITE_LIMITS.changeWindowMinutes),
      business: readBusiness,
      rights: readRights,
    });
    // The promo window hands this code out whether or not the banner shows (R9.5).
    if (!findPromoCode(content.promoCodes, content.welcomeBanner.code))
      reader.field("welcomeBanner").field("code").fail("one of the promo codes");
    return content;
  });

/** A site as it was stored, perhaps by an older program: what that did not know yet is as in the seed. */
export const parseStoredSite = (seed: Site, stored: unknown): ParseResult<Site> => {
  const result = parseSiteContent(deepMerge(seed, migrateSiteContent(stored)));
  return result.kind === "read" ? { kind: "read", value: { ...seed, ...result.value } } : result;
};

/** The content of a site after a change, which names only what it changes. */
export const changeSiteContent = (site: Site, change: unknown): ParseResult<SiteContent> =>
  parseSiteContent(deepMerge(site, change));
