import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import { isUnusualPrice } from "@storywall/domain/pricing/isUnusualPrice.ts";
import type { SiteFieldChange } from "@storywall/domain/siteEdits/diffSiteContent.ts";
import { minor } from "@storywall/domain/units/units.ts";

/**
 * Returns whether a price change is probably a typing error: it more than halves or doubles the price of a frame, a
 * set or a delivery, or charges for a delivery that is called free.
 */
export const hasUnusualPrice = ({ path, before, after }: SiteFieldChange): boolean => {
  if (path === "shippingRates") {
    const pricesBefore = pricesByHandle(before);
    return (
      hasPaidFreeDelivery(after) ||
      [...pricesByHandle(after)].some(([handle, price]) => isUnusual(pricesBefore.get(handle), price))
    );
  }
  return /^(framePrices|setPrices)\./.test(path) && isUnusual(before, after);
};

const isUnusual = (before: unknown, after: unknown): boolean =>
  typeof before === "number" && typeof after === "number" && isUnusualPrice(minor(before), minor(after));

const hasPaidFreeDelivery = (rates: unknown): boolean =>
  Array.isArray(rates) &&
  rates.some((rate) => isRecord(rate) && rate.price !== 0 && /\bfree\b/i.test(String(rate.title)));

/** A delivery option keeps its handle when it is renamed. */
const pricesByHandle = (rates: unknown): ReadonlyMap<unknown, unknown> =>
  new Map((Array.isArray(rates) ? rates : []).filter(isRecord).map(({ handle, price }) => [handle, price]));
