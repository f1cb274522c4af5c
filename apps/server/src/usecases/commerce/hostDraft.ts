import type { Address } from "@storywall/domain/sites/address.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import type { Quote } from "../../ports/checkout/Checkouts.ts";
import type { HostAddress, HostContact, HostDraft } from "../../ports/commerce/HostDraft.ts";
import { toHostLines } from "./hostLines.ts";

/** Source of a draft: a checkout with both addresses, or an order. */
type DraftSource = {
  readonly checkoutId: string;
  readonly orderNumber: string | null;
  readonly email: string;
  readonly shippingAddress: Address;
  readonly quote: Pick<Quote, "currency" | "lines" | "promo" | "discount" | "shippingRate">;
};

export const toHostDraft = (
  site: Site,
  { checkoutId, orderNumber, email, shippingAddress, quote }: DraftSource,
  variantIds: ReadonlyMap<string, string>,
): HostDraft => ({
  checkoutId,
  orderNumber,
  email,
  shippingAddress: toHostAddress(site, shippingAddress),
  currency: quote.currency,
  lines: quote.lines.flatMap((line) => toHostLines(site, line, variantIds)),
  discount: quote.promo && quote.discount > 0 ? { code: quote.promo.code, amount: quote.discount } : null,
  shipping: quote.shippingRate && { title: quote.shippingRate.title, price: quote.shippingRate.price },
});

export const toHostAddress = ({ countryCode }: Pick<Site, "countryCode">, address: Address): HostAddress => ({
  ...address,
  countryCode,
});

/**
 * Returns a hash of the content for the host, to find out whether the host has it already. A hash is no
 * personal data.
 */
export const contentHashOf = async (content: HostDraft | HostAddress | HostContact): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes))
    .toString("hex")
    .slice(0, 32);
};
