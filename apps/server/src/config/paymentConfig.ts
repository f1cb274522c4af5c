import type { PerSite, SiteCode } from "@storywall/domain/sites/site.ts";
import { PAYMENT_PROVIDERS, type PaymentProvider } from "../ports/payments/Payments.ts";
import type { EnvironmentReader } from "./environmentReader.ts";

/** A site's payment provider and its keys. Holds secrets: never show or log it. */
export type PaymentSettings =
  | { readonly provider: "test" }
  | {
      readonly provider: "stripe";
      readonly secretKey: string;
      readonly publishableKey: string;
      readonly webhookSecret: string;
      /** Origin of a fake of Stripe on this machine; null for Stripe's own API. */
      readonly apiUrl: string | null;
    }
  | {
      readonly provider: "paystack";
      readonly secretKey: string;
      readonly publicKey: string;
      /** Origin of a fake of Paystack on this machine; null for Paystack's own API. */
      readonly apiUrl: string | null;
    }
  | {
      /** The checkout of the site's Shopify store, which COMMERCE sets up. */
      readonly provider: "shopify";
      /** Private access token of the Storefront API. */
      readonly secretKey: string;
    };

export type SitePayments = PerSite<PaymentSettings>;

/** Why a site with https must not use test payments: it would receive no real money. */
const TEST_MONEY_ISSUE = "takes no money, yet PUBLIC_URL looks like a real shop. ";
const ALLOW_TEST_PAYMENTS_HINT = "Set ALLOW_TEST_PAYMENTS=1 when that is what you want.";

/** Why real money needs PostgreSQL: orders must not be lost together with one folder of this machine. */
const EMBEDDED_DATABASE_ISSUE =
  "and the embedded database is for trying the shop out: a power cut may lose the last orders that were paid. " +
  "Name a PostgreSQL in DATABASE_URL, or take the provider's test keys.";

/** Reads the payment provider of each site. Issues never quote a key: a wrong one may still be a secret. */
export const readPayments = (
  environment: EnvironmentReader,
  { mustBeReal, isDatabaseEmbedded }: { readonly mustBeReal: boolean; readonly isDatabaseEmbedded: boolean },
): SitePayments =>
  environment.readPerSite("PAYMENTS", (_setting, site) => {
    const { addIssue } = environment;
    const settings = READERS[readProvider(environment, site)](environment, site);
    // A missing key has its own issue.
    if (isDatabaseEmbedded && settings.provider !== "test" && settings.secretKey.includes("_live_")) {
      addIssue(
        `${settings.provider.toUpperCase()}_SECRET_KEY_${site} is a live key, ${EMBEDDED_DATABASE_ISSUE}`,
      );
    }
    if (isDatabaseEmbedded && mustBeReal && settings.provider === "shopify") {
      addIssue(`PAYMENTS_${site}=shopify takes real money, ${EMBEDDED_DATABASE_ISSUE}`);
    }
    if (!mustBeReal || takesRealMoney(settings)) return settings;
    const name =
      settings.provider === "test"
        ? `PAYMENTS_${site}=test`
        : `${settings.provider.toUpperCase()}_SECRET_KEY_${site} is a test key: it`;
    addIssue(`${name} ${TEST_MONEY_ISSUE}${ALLOW_TEST_PAYMENTS_HINT}`);
    return settings;
  });

const takesRealMoney = (settings: PaymentSettings): boolean =>
  settings.provider !== "test" && !settings.secretKey.includes("_test_");

const readProvider = ({ readText, addIssue }: EnvironmentReader, site: SiteCode): PaymentProvider => {
  const value = readText(`PAYMENTS_${site}`) ?? "test";
  const provider = PAYMENT_PROVIDERS.find((known) => known === value);
  if (!provider)
    addIssue(`PAYMENTS_${site}=${value} is not known; it can be ${PAYMENT_PROVIDERS.join(" or ")}.`);
  return provider ?? "test";
};

const readTestProvider = (): PaymentSettings => ({ provider: "test" });

const readStripe = (environment: EnvironmentReader, site: SiteCode): PaymentSettings => {
  const secretKey = readKey(environment, `STRIPE_SECRET_KEY_${site}`, /^[rs]k_(test|live)_\w+$/, "sk_live_…");
  const publishableKey = readKey(
    environment,
    `STRIPE_PUBLISHABLE_KEY_${site}`,
    /^pk_(test|live)_\w+$/,
    "pk_live_…",
  );
  requireSameMode(
    environment,
    `STRIPE_SECRET_KEY_${site} and STRIPE_PUBLISHABLE_KEY_${site}`,
    secretKey,
    publishableKey,
  );
  return {
    provider: "stripe",
    secretKey,
    publishableKey,
    webhookSecret: readKey(environment, `STRIPE_WEBHOOK_SECRET_${site}`, /^whsec_\w+$/, "whsec_…"),
    apiUrl: environment.readFakeServiceUrl("STRIPE_API_URL"),
  };
};

const readPaystack = (environment: EnvironmentReader, site: SiteCode): PaymentSettings => {
  const secretKey = readKey(environment, `PAYSTACK_SECRET_KEY_${site}`, /^sk_(test|live)_\w+$/, "sk_live_…");
  const publicKey = readKey(environment, `PAYSTACK_PUBLIC_KEY_${site}`, /^pk_(test|live)_\w+$/, "pk_live_…");
  requireSameMode(
    environment,
    `PAYSTACK_SECRET_KEY_${site} and PAYSTACK_PUBLIC_KEY_${site}`,
    secretKey,
    publicKey,
  );
  return {
    provider: "paystack",
    secretKey,
    publicKey,
    apiUrl: environment.readFakeServiceUrl("PAYSTACK_API_URL"),
  };
};

/** Tokens are `shpat_` and 32 hexadecimal digits today; Shopify promises neither. */
const readShopifyCheckout = (environment: EnvironmentReader, site: SiteCode): PaymentSettings => {
  const { readText, addIssue } = environment;
  if (readText("COMMERCE") !== "shopify" || readText(`SHOPIFY_STORE_${site}`) === null) {
    addIssue(
      `PAYMENTS_${site}=shopify needs COMMERCE=shopify and SHOPIFY_STORE_${site}: that store takes the money.`,
    );
  }
  return {
    provider: "shopify",
    secretKey: readKey(environment, `SHOPIFY_STOREFRONT_TOKEN_${site}`, /^\w{16,}$/, "shpat_…"),
  };
};

const READERS: Readonly<
  Record<PaymentProvider, (environment: EnvironmentReader, site: SiteCode) => PaymentSettings>
> = { test: readTestProvider, stripe: readStripe, paystack: readPaystack, shopify: readShopifyCheckout };

const readKey = (
  { readText, addIssue }: EnvironmentReader,
  name: string,
  pattern: RegExp,
  example: string,
): string => {
  const value = readText(name);
  if (value === null) addIssue(`${name} is missing; it is like ${example}.`);
  else if (!pattern.test(value)) addIssue(`${name} is not a key of that kind; it is like ${example}.`);
  return value ?? "";
};

/** With a live key and a test key together, every payment would fail in the browser. */
const requireSameMode = (
  { addIssue }: EnvironmentReader,
  names: string,
  one: string,
  other: string,
): void => {
  const kinds = [one, other].map((value) => /_(test|live)_/.exec(value)?.[1]);
  if (kinds[0] && kinds[1] && kinds[0] !== kinds[1])
    addIssue(`${names} are one for tests and one for real money.`);
};
