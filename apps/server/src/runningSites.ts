import { listSites } from "@storywall/domain/sites/site.ts";
import type { Config } from "./config/config.ts";
import type { SiteAddresses } from "./http/siteAddresses.ts";
import type { PaymentProvider } from "./ports/payments/Payments.ts";
import { StartupError } from "./startupError.ts";
import { findPayments } from "./usecases/payments/paymentsOf.ts";
import type { Shop } from "./usecases/shop.ts";

/** An open site as it is when the process starts. */
export type RunningSite = {
  readonly countryName: string;
  readonly origin: string;
  readonly provider: PaymentProvider;
};

/**
 * Returns the open sites.
 * @throws StartupError when one of them takes no payments, or the default site is not one of them.
 */
export const listRunningSites = (
  { defaultSite }: Config,
  shop: Shop,
  { originOf, findOpen }: SiteAddresses,
): readonly RunningSite[] => {
  if (!findOpen(defaultSite))
    throw new StartupError(`DEFAULT_SITE=${defaultSite} is not an open site of this shop.`);
  return listSites(shop.sites())
    .filter(({ isOpen }) => isOpen)
    .map(({ code, countryName }) => {
      const payments = findPayments(shop, code);
      if (!payments)
        throw new StartupError(`${countryName} is open, and PAYMENTS_${code} names no provider for it.`);
      return { countryName, origin: originOf(code), provider: payments.provider };
    });
};
