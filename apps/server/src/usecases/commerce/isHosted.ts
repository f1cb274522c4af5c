import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { findPayments } from "../payments/paymentsOf.ts";
import type { Shop } from "../shop.ts";

/** Returns whether the site's commerce host takes the money: then its orders come from there (docs/decisions/0070). */
export const isHosted = (shop: Pick<Shop, "payments" | "defaultPayments">, site: SiteCode): boolean =>
  findPayments(shop, site)?.hostedCheckout !== undefined;
