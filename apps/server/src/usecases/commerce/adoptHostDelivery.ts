import { calculateIncludedTax } from "@storywall/domain/pricing/tax.ts";
import { UNPRINTABLE_CHARACTERS } from "@storywall/domain/sites/address.ts";
import type { ShippingRate, Site } from "@storywall/domain/sites/site.ts";
import { type Minor, minor } from "@storywall/domain/units/units.ts";
import type { Quote } from "../../ports/checkout/Checkouts.ts";
import type { ProviderPayment } from "../../ports/payments/Payments.ts";

/** A quote with the delivery that was paid for. `reviewReason` says why staff must look at it; null when they need not. */
export type AdoptedDelivery = {
  readonly quote: Omit<Quote, "version">;
  /** Whether the buyer chose another delivery than the quote has. */
  readonly isChanged: boolean;
  readonly reviewReason: string | null;
};

/** Maximum length of the name of a delivery that the store has and the site does not. Longer ones are cut. */
const MAX_TITLE_LENGTH = 60;

/**
 * Returns the quote with the delivery that the buyer chose on a commerce host's own page. Undefined when the payment
 * does not pay for the goods of the quote and that delivery, to the cent.
 */
export const adoptHostDelivery = (
  site: Pick<Site, "shippingRates" | "tax">,
  quote: Quote,
  { amount, currency, delivery }: Pick<ProviderPayment, "amount" | "currency" | "delivery">,
): AdoptedDelivery | undefined => {
  if (currency !== quote.currency) return undefined;
  const ourPrice = quote.shippingRate?.price ?? minor(0);
  // With providers that have no deliveries of their own, and for orders that name none, ours was paid.
  const chosen = delivery ?? { title: quote.shippingRate?.title ?? "", price: ourPrice };
  const total = minor(quote.total - ourPrice + chosen.price);
  if (total !== amount) return undefined;
  const { rate, reviewReason } = findRate(site, quote.shippingRate, chosen);
  if (rate?.handle === quote.shippingRate?.handle && total === quote.total)
    return { quote, isChanged: false, reviewReason };
  const tax = calculateIncludedTax(total, site.tax.percent);
  return { quote: { ...quote, shippingRate: rate, total, tax }, isChanged: true, reviewReason };
};

/**
 * Returns the site's rate of this name and price. Stores may have other names for a delivery, so one of the
 * same price counts as ours; a price that the site does not have was set there.
 */
const findRate = (
  { shippingRates }: Pick<Site, "shippingRates">,
  ours: ShippingRate | null,
  { title, price }: { readonly title: string; readonly price: Minor },
): { readonly rate: ShippingRate | null; readonly reviewReason: string | null } => {
  const atPrice = shippingRates.filter((rate) => rate.price === price);
  const named = atPrice.find((rate) => rate.title.toLowerCase() === title.trim().toLowerCase());
  if (named) return { rate: named, reviewReason: null };
  if (price === (ours?.price ?? 0)) return { rate: ours, reviewReason: null };
  const [only, ...others] = atPrice;
  if (only && others.length === 0) return { rate: only, reviewReason: null };
  return {
    rate: { handle: "chosen-when-paying", title: toTitle(title), price },
    reviewReason: "When paying, the buyer chose a delivery that this shop doesn't offer.",
  };
};

/** Returns the title without unprintable characters. It comes from outside, and they could hide what it says. */
const toTitle = (text: string): string =>
  [...text]
    .filter((character) => !UNPRINTABLE_CHARACTERS.test(character))
    .join("")
    .trim()
    .slice(0, MAX_TITLE_LENGTH) || "Delivery";
