import { SITE_CODES, type SiteCode } from "@storywall/domain/sites/site.ts";
import { PAYSTACK_API_URL, paystackPayments } from "./adapters/payments-paystack/paystackPayments.ts";
import { stripePayments } from "./adapters/payments-stripe/stripePayments.ts";
import type { Config, PaymentSettings } from "./config.ts";
import type { Payments } from "./ports/Payments.ts";

/** The real providers of the sites that have one; the others have the built-in test provider. */
export const paymentProviders = (
  settings: Config["payments"],
  siteOrigins: Readonly<Record<SiteCode, string>>,
): Partial<Readonly<Record<SiteCode, Payments>>> =>
  Object.fromEntries(
    SITE_CODES.flatMap((site) => {
      const provider = providerOf(site, settings[site], siteOrigins[site]);
      return provider ? [[site, provider]] : [];
    }),
  );

const providerOf = (site: SiteCode, settings: PaymentSettings, origin: string): Payments | null => {
  switch (settings.provider) {
    case "test":
      return null;
    case "stripe":
      return stripePayments({ ...settings, site });
    case "paystack":
      return paystackPayments({
        ...settings,
        site,
        apiUrl: settings.apiUrl ?? PAYSTACK_API_URL,
        returnUrl: (checkoutId) => `${origin}/checkout?${new URLSearchParams({ checkout: checkoutId })}`,
      });
  }
};
