import { type PerSite, parseSiteCode, type SiteCode } from "@storywall/domain/sites/site.ts";
import { PAYSTACK_API_URL, paystackPayments } from "./adapters/payments-paystack/paystackPayments.ts";
import { stripePayments } from "./adapters/payments-stripe/stripePayments.ts";
import type { PaymentSettings, SitePayments } from "./paymentConfig.ts";
import type { Payments } from "./ports/payments/Payments.ts";
import type { OriginOf } from "./usecases/mails/renderMail.ts";

/** Creates the configured payment providers. A site with the built-in test provider has no entry. */
export const createPaymentProviders = (
  settings: SitePayments,
  originOf: OriginOf,
): Partial<PerSite<Payments>> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, siteSettings]) => {
      const site = parseSiteCode(name);
      const provider = site && createProvider(site, siteSettings, originOf(site));
      return provider ? [[site, provider]] : [];
    }),
  );

const createProvider = (site: SiteCode, settings: PaymentSettings, origin: string): Payments | undefined => {
  switch (settings.provider) {
    case "test":
      return undefined;
    case "stripe":
      return stripePayments({ site, ...settings });
    case "paystack":
      return paystackPayments({
        site,
        ...settings,
        apiUrl: settings.apiUrl ?? PAYSTACK_API_URL,
        // The web's buildReturnUrl makes the same URL, and its checkout page reads it.
        returnUrl: (checkoutId) => `${origin}/checkout?${new URLSearchParams({ checkout: checkoutId })}`,
      });
  }
};
