import { isLoopbackHost } from "@storywall/domain/net/loopback.ts";
import type { PerSite, SiteCode } from "@storywall/domain/sites/site.ts";
import { PAYMENT_PROVIDERS, type PaymentProvider } from "./ports/payments/Payments.ts";

/** A site's payment provider and its keys. Holds secrets: never show or log it. */
export type PaymentSettings =
  | { readonly provider: "test" }
  | {
      readonly provider: "stripe";
      readonly secretKey: string;
      readonly publishableKey: string;
      readonly webhookSecret: string;
      /** Null: Stripe's own API. Else a fake on this machine. */
      readonly apiUrl: string | null;
    }
  | {
      readonly provider: "paystack";
      readonly secretKey: string;
      readonly publicKey: string;
      /** Null: Paystack's own API. Else a fake on this machine. */
      readonly apiUrl: string | null;
    };

export type SitePayments = PerSite<PaymentSettings>;

/** Returns the value of a setting; null when it is absent. */
type ReadText = (name: string) => string | null;

/** Why a site with https must not use test payments: no real money comes. */
const TEST_MONEY_ISSUE = "takes no money, yet PUBLIC_URL looks like a real shop. ";
const ALLOW_TEST_PAYMENTS_HINT = "Set ALLOW_TEST_PAYMENTS=1 when that is what you want.";

/** Why real money needs PostgreSQL: orders must not be lost together with one folder of this machine. */
const EMBEDDED_DATABASE_ISSUE =
  "and the embedded database is for trying the shop out: a power cut may lose the last orders that were paid. " +
  "Name a PostgreSQL in DATABASE_URL, or take the provider's test keys.";

/** Reads the payment provider of each site. Issues never quote a key: a wrong one may still be a secret. */
export const readPayments = (
  readPerSite: <T>(name: string, read: (setting: string, site: SiteCode) => T) => PerSite<T>,
  readText: ReadText,
  issues: string[],
  { mustBeReal, isDatabaseEmbedded }: { readonly mustBeReal: boolean; readonly isDatabaseEmbedded: boolean },
): SitePayments =>
  readPerSite("PAYMENTS", (_setting, site) => {
    const settings = READERS[readProvider(readText, issues, site)](readText, issues, site);
    // A missing key has its own issue.
    if (isDatabaseEmbedded && settings.provider !== "test" && settings.secretKey.includes("_live_")) {
      issues.push(
        `${settings.provider.toUpperCase()}_SECRET_KEY_${site} is a live key, ${EMBEDDED_DATABASE_ISSUE}`,
      );
    }
    if (!mustBeReal || takesRealMoney(settings)) return settings;
    const name =
      settings.provider === "test"
        ? `PAYMENTS_${site}=test`
        : `${settings.provider.toUpperCase()}_SECRET_KEY_${site} is a test key: it`;
    issues.push(`${name} ${TEST_MONEY_ISSUE}${ALLOW_TEST_PAYMENTS_HINT}`);
    return settings;
  });

const takesRealMoney = (settings: PaymentSettings): boolean =>
  settings.provider !== "test" && !settings.secretKey.includes("_test_");

const readProvider = (readText: ReadText, issues: string[], site: SiteCode): PaymentProvider => {
  const value = readText(`PAYMENTS_${site}`) ?? "test";
  const provider = PAYMENT_PROVIDERS.find((known) => known === value);
  if (!provider)
    issues.push(`PAYMENTS_${site}=${value} is not known; it can be ${PAYMENT_PROVIDERS.join(" or ")}.`);
  return provider ?? "test";
};

const readTestProvider = (): PaymentSettings => ({ provider: "test" });

const readStripe = (readText: ReadText, issues: string[], site: SiteCode): PaymentSettings => {
  const secretKey = readKey(
    readText,
    issues,
    `STRIPE_SECRET_KEY_${site}`,
    /^[rs]k_(test|live)_\w+$/,
    "sk_live_…",
  );
  const publishableKey = readKey(
    readText,
    issues,
    `STRIPE_PUBLISHABLE_KEY_${site}`,
    /^pk_(test|live)_\w+$/,
    "pk_live_…",
  );
  requireSameMode(
    issues,
    `STRIPE_SECRET_KEY_${site} and STRIPE_PUBLISHABLE_KEY_${site}`,
    secretKey,
    publishableKey,
  );
  return {
    provider: "stripe",
    secretKey,
    publishableKey,
    webhookSecret: readKey(readText, issues, `STRIPE_WEBHOOK_SECRET_${site}`, /^whsec_\w+$/, "whsec_…"),
    apiUrl: readFakeApiUrl(readText, issues, "STRIPE_API_URL"),
  };
};

const readPaystack = (readText: ReadText, issues: string[], site: SiteCode): PaymentSettings => {
  const secretKey = readKey(
    readText,
    issues,
    `PAYSTACK_SECRET_KEY_${site}`,
    /^sk_(test|live)_\w+$/,
    "sk_live_…",
  );
  const publicKey = readKey(
    readText,
    issues,
    `PAYSTACK_PUBLIC_KEY_${site}`,
    /^pk_(test|live)_\w+$/,
    "pk_live_…",
  );
  requireSameMode(
    issues,
    `PAYSTACK_SECRET_KEY_${site} and PAYSTACK_PUBLIC_KEY_${site}`,
    secretKey,
    publicKey,
  );
  return {
    provider: "paystack",
    secretKey,
    publicKey,
    apiUrl: readFakeApiUrl(readText, issues, "PAYSTACK_API_URL"),
  };
};

const READERS: Readonly<
  Record<PaymentProvider, (readText: ReadText, issues: string[], site: SiteCode) => PaymentSettings>
> = { test: readTestProvider, stripe: readStripe, paystack: readPaystack };

const readKey = (
  readText: ReadText,
  issues: string[],
  name: string,
  pattern: RegExp,
  example: string,
): string => {
  const value = readText(name);
  if (value === null) issues.push(`${name} is missing; it is like ${example}.`);
  else if (!pattern.test(value)) issues.push(`${name} is not a key of that kind; it is like ${example}.`);
  return value ?? "";
};

/** With a live key and a test key together, every payment would fail in the browser. */
const requireSameMode = (issues: string[], names: string, one: string, other: string): void => {
  const kinds = [one, other].map((value) => /_(test|live)_/.exec(value)?.[1]);
  if (kinds[0] && kinds[1] && kinds[0] !== kinds[1])
    issues.push(`${names} are one for tests and one for real money.`);
};

/**
 * Reads the URL of a fake provider. Secrets are sent to the provider or to a fake on this machine, and nowhere else.
 */
const readFakeApiUrl = (readText: ReadText, issues: string[], name: string): string | null => {
  const value = readText(name);
  if (value === null) return null;
  const url = URL.parse(value);
  const isLoopback = url?.protocol === "http:" && isLoopbackHost(url.hostname);
  if (isLoopback && `${url.origin}/` === url.href) return url.origin;
  issues.push(
    `${name}=${value} is not a stand-in on this machine; it is like http://127.0.0.1:4100, and only for tests.`,
  );
  return null;
};
