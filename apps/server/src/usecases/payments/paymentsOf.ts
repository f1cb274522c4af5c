import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Payments } from "../../ports/payments/Payments.ts";
import type { Shop } from "../shop.ts";

type SitePayments = Pick<Shop, "payments" | "defaultPayments">;

/** Returns the payment provider of a site; undefined when its settings name none. Such a site cannot be opened. */
export const findPayments = (
  { payments, defaultPayments }: SitePayments,
  site: SiteCode,
): Payments | undefined => payments[site] ?? defaultPayments ?? undefined;

/** Returns the payment provider of a site. @throws Error when the site has none. */
export const paymentsOf = (shop: SitePayments, site: SiteCode): Payments => {
  const provider = findPayments(shop, site);
  if (!provider) throw new Error(`The site ${site} has no payment provider`);
  return provider;
};
