import { SITE_CODES, type SiteCode } from "@storywall/domain/sites/site.ts";
import { PAYSTACK_API_URL, paystackPayments } from "./adapters/payments-paystack/paystackPayments.ts";
import { stripePayments } from "./adapters/payments-stripe/stripePayments.ts";
import type { PaymentSettings, SitePayments } from "./paymentConfig.ts";
import type { Payments } from "./ports/payments/Payments.ts";
import type { SiteOrigins } from "./usecases/mails/writeMail.ts";

/** Who takes the money of each site, as it was configured; nobody where the built-in test provider does. */
export const paymentProviders = (
  settings: SitePayments,
  origins: SiteOrigins,
): Partial<Readonly<Record<SiteCode, Payments>>> =>
  Object.fromEntries(
    SITE_CODES.flatMap((site) => {
      const provider = providerOf(site, settings[site], origins[site]);
      return provider ? [[site, provider]] : [];
    }),
  );

const providerOf = (site: SiteCode, chosen: PaymentSettings, origin: string): Payments | undefined => {
  switch (chosen.provider) {
    case "test":
      return undefined;
    case "stripe":
      return stripePayments({ site, ...chosen });
    case "paystack":
      return paystackPayments({
        site,
        ...chosen,
        apiUrl: chosen.apiUrl ?? PAYSTACK_API_URL,
        // The web's returnUrlOf makes the same address, and its checkout page reads it.
        returnUrl: (checkoutId) => `${origin}/checkout?${new URLSearchParams({ checkout: checkoutId })}`,
      });
  }
};

/** Where no site takes test payments, nobody can make one. */
export const takesTestPayments = (settings: SitePayments): boolean =>
  Object.values(settings).some(({ provider }) => provider === "test");
