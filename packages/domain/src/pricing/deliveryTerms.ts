import type { Site } from "../sites/site.ts";
import { formatMoney } from "./formatMoney.ts";

/** Returns true if a wall is delivered at no charge unless the shopper chooses another rate (R3.6). */
export const isDeliveryFree = ({ shippingRates }: Pick<Site, "shippingRates">): boolean =>
  shippingRates[0]?.price === 0;

/**
 * Returns what the price of a wall includes, as text to show after it: "VAT and delivery included", or "VAT
 * included, delivery R99.50" if the owner charges for delivery.
 */
export const priceTerms = (site: Pick<Site, "shippingRates" | "tax" | "currency">): string => {
  const { shippingRates, tax, currency } = site;
  const cheapest = shippingRates.toSorted((one, other) => one.price - other.price)[0];
  if (!cheapest) return `${tax.name} included`;
  if (isDeliveryFree(site)) return `${tax.name} and delivery included`;
  const from = shippingRates.some(({ price }) => price !== cheapest.price) ? "from " : "";
  return `${tax.name} included, delivery ${from}${formatMoney(cheapest.price, currency)}`;
};

/** Returns the same as a sentence: "Prices include VAT and delivery.", or "Prices include VAT; delivery R99.50." */
export const priceTermsSentence = (site: Pick<Site, "shippingRates" | "tax" | "currency">): string => {
  const [included, delivery] = priceTerms(site).split(/ included(?:, )?/);
  return `Prices include ${included}${delivery ? `; ${delivery}` : ""}.`;
};

/**
 * Returns the owner's sentence about delivery for shoppers. If delivery costs money and the sentence, which is older
 * than the rate, promises free delivery, the rate is returned instead.
 */
export const deliveryText = (
  site: Pick<Site, "shippingRates" | "currency" | "countryName" | "copy">,
): string => {
  const { free_shipping_text: text } = site.copy;
  const rate = site.shippingRates[0];
  if (!rate || isDeliveryFree(site) || !/\bfree\b/i.test(text)) return text;
  return `Delivery across ${site.countryName} costs ${formatMoney(rate.price, site.currency)}.`;
};
