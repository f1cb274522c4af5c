import { SITE_CODES, type SiteCode } from "@storywall/domain/sites/site.ts";
import { PAYSTACK_API_URL, paystackPayments } from "./adapters/payments-paystack/paystackPayments.ts";
import { stripePayments } from "./adapters/payments-stripe/stripePayments.ts";
import type { PaymentSettings, SitePayments } from "./paymentConfig.ts";
import type { Payments } from "./ports/payments/Payments.ts";
import type { SiteOrigins } from "./usecases/mails/renderMail.ts";

/** Who takes the money of each site, as it was configured; nobody where the built-in test provider does. */
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
        // The web's returnUrlOf makes the same address, and its checkout page reads it.
        returnUrl: (checkoutId) => `${origin}/checkout?${new URLSearchParams({ checkout: checkoutId })}`,
      });
  }
};

/** Where no site takes test payments, nobody can make one. */
export const hasTestPayments = (settings: SitePayments): boolean =>
  Object.values(settings).some(({ provider }) => provider === "test");
