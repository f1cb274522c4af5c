import { SITE_CODES, type SiteCode } from "@storywall/domain/sites/site.ts";
import { PAYSTACK_API_URL, paystackPayments } from "./adapters/payments-paystack/paystackPayments.ts";
import { stripePayments } from "./adapters/payments-stripe/stripePayments.ts";
import type { PaymentSettings, SitePayments } from "./paymentConfig.ts";
import type { Payments } from "./ports/payments/Payments.ts";
import type { SiteOrigins } from "./usecases/mails/renderMail.ts";

/** Creates the configured payment providers. A site with the built-in test provider has no entry. */
export const createPaymentProviders = (
  settings: SitePayments,
  origins: SiteOrigins,
): Partial<Readonly<Record<SiteCode, Payments>>> =>
  Object.fromEntries(
    SITE_CODES.flatMap((site) => {
      const provider = createProvider(site, settings[site], origins[site]);
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

/** Returns true when a site takes test payments. */
export const hasTestPayments = (settings: SitePayments): boolean =>
  Object.values(settings).some(({ provider }) => provider === "test");
