import { fieldOf } from "../parse/fieldOf.ts";
import { type ParseResult, parseAll, readRecord } from "../parse/parseAll.ts";
import { Reader } from "../parse/reader.ts";
import { findPromoCode } from "../pricing/promo.ts";
import { readBusiness, readChangedBusiness, readMaterials, rightsParser } from "./businessParsers.ts";
import { readCourierDays, readCutOffTime, readDispatchDays, readHolidays } from "./calendarParsers.ts";
import { readEarlierPrices } from "./earlierPriceParsers.ts";
import { readFaq } from "./faqParsers.ts";
import { readPromoCodes } from "./promoCodeParsers.ts";
import type { Site } from "./site.ts";
import { deepMerge, migrateSiteContent, type SiteContent } from "./siteContent.ts";
import {
  amountParser,
  framePricesParser,
  optionalParser,
  readAddressForm,
  readBoolean,
  readCopy,
  readStaffLimits,
  readTax,
  readWelcomeBanner,
  SITE_LIMITS,
  setPricesParser,
  shippingRatesParser,
} from "./siteParsers.ts";

/**
 * Parses the content of a site, which the owner may change. Returns all errors together, each with its path
 * (`promoCodes.2.code`) and what is expected there. Unknown fields and fields that the owner may not change are
 * dropped. Never throws.
 */
export const parseSiteContent = (value: unknown): ParseResult<SiteContent> =>
  parseAll(() => {
    const reader = new Reader(value);
    // A country in preparation may lack prices that the owner has not entered yet.
    const isOpen = fieldOf(value, "isOpen") !== false;
    const readPrice = amountParser(isOpen ? 1 : 0);
    const content = readRecord<SiteContent>(reader, {
      isOpen: readBoolean,
      copy: readCopy,
      framePrices: framePricesParser(readPrice),
      setPrices: setPricesParser(readPrice),
      earlierPrices: readEarlierPrices,
      tax: readTax,
      shippingRates: shippingRatesParser(isOpen),
      addressForm: readAddressForm,
      promoCodes: readPromoCodes,
      welcomeBanner: readWelcomeBanner,
      dispatchDays: readDispatchDays,
      courierDays: readCourierDays,
      cutOffTime: readCutOffTime,
      holidays: readHolidays,
      changeWindowMinutes: (minutes) => minutes.integer(0, SITE_LIMITS.changeWindowMinutes),
      reviewBelowPpi: (ppi) => ppi.integer(SITE_LIMITS.reviewBelowPpi.from, SITE_LIMITS.reviewBelowPpi.to),
      faq: readFaq,
      business: readBusiness,
      materials: readMaterials,
      rights: rightsParser(isOpen),
      staffLimits: readStaffLimits,
    });
    // The promo dialog gives this code away even when the banner is off (R9.5).
    if (!findPromoCode(content.promoCodes, content.welcomeBanner.code))
      reader.field("welcomeBanner").field("code").fail("one of the promo codes");
    return content;
  });

/** Parses a stored site. Fields that an older version did not have come from the seed. */
export const parseStoredSite = (seed: Site, stored: unknown): ParseResult<Site> => {
  const result = parseSiteContent(deepMerge(seed, migrateSiteContent(stored)));
  return result.kind === "ok" ? { kind: "ok", value: { ...seed, ...result.value } } : result;
};

/** Parses the content of a site, or the site, after a change that has only the changed fields. */
export const parseChangedSiteContent = (site: object, change: unknown): ParseResult<SiteContent> => {
  const result = parseSiteContent(deepMerge(site, change));
  const checked = parseAll(() =>
    readRecord(new Reader(change), { business: optionalParser(readChangedBusiness) }),
  );
  if (checked.kind === "ok") return result;
  if (result.kind === "ok") return checked;
  const isNew = ({ path }: { readonly path: string }) => result.errors.every((error) => error.path !== path);
  return { ...result, errors: [...result.errors, ...checked.errors.filter(isNew)] };
};
