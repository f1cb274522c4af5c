import { type PerSite, parseSiteCode, type SiteCode } from "@storywall/domain/sites/site.ts";
import { shopifyPayments } from "./adapters/commerce-shopify/hosted/shopifyPayments.ts";
import { PAYSTACK_API_URL, paystackPayments } from "./adapters/payments-paystack/paystackPayments.ts";
import { shopifyOptions } from "./commerceHosts.ts";
import type { PaymentSettings, SitePayments } from "./config/paymentConfig.ts";
import type { CommerceSettings } from "./config/shopifyConfig.ts";
import type { HostedCarts } from "./ports/commerce/HostedCarts.ts";
import type { HostedDiscounts } from "./ports/commerce/HostedDiscounts.ts";
import type { Payments } from "./ports/payments/Payments.ts";
import type { OriginOf } from "./usecases/originOf.ts";

type ProviderDependencies = {
  readonly originOf: OriginOf;
  readonly commerce: CommerceSettings;
  readonly hostedCarts: HostedCarts;
  readonly hostedDiscounts: HostedDiscounts;
  /** Whether test payments, which move no money, count as paid, as in a shop for trials. */
  readonly allowsTestPayments: boolean;
  readonly now: () => Date;
  readonly warn: (message: string) => void;
};

/** Creates the configured payment providers. A site with the built-in test provider has no entry. */
export const createPaymentProviders = async (
  settings: SitePayments,
  dependencies: ProviderDependencies,
): Promise<Partial<PerSite<Payments>>> => {
  const entries = Object.entries(settings).map(async ([name, siteSettings]) => {
    const site = parseSiteCode(name);
    const provider = site && (await createProvider(site, siteSettings, dependencies));
    return provider ? [[site, provider] as const] : [];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
};

const createProvider = async (
  site: SiteCode,
  settings: PaymentSettings,
  { originOf, commerce, hostedCarts, hostedDiscounts, allowsTestPayments, now, warn }: ProviderDependencies,
): Promise<Payments | undefined> => {
  switch (settings.provider) {
    case "test":
      return undefined;
    case "stripe": {
      // Stripe's library has two hundred modules, a tenth of what a start loads. Shops without Stripe start
      // without them.
      const { stripePayments } = await import("./adapters/payments-stripe/stripePayments.ts");
      return stripePayments({ site, ...settings });
    }
    case "paystack":
      return paystackPayments({
        site,
        ...settings,
        apiUrl: settings.apiUrl ?? PAYSTACK_API_URL,
        // The web's buildReturnUrl makes the same URL, which its checkout page parses.
        returnUrl: (checkoutId) =>
          `${originOf(site)}/checkout?${new URLSearchParams({ checkout: checkoutId })}`,
      });
    case "shopify": {
      const store = commerce[site];
      // The configuration has reported an issue then, and the process does not start.
      if (!store) return undefined;
      return shopifyPayments({
        ...shopifyOptions(store, warn),
        site,
        storefrontToken: settings.secretKey,
        carts: hostedCarts,
        discounts: hostedDiscounts,
        acceptsTestOrders: allowsTestPayments,
        now,
      });
    }
  }
};
