import { SITE_CODES, type SiteCode } from "@storywall/domain/sites/site.ts";
import { PAYMENT_PROVIDERS, type PaymentProvider } from "./ports/payments/Payments.ts";

/** Who takes a site's money, with what it takes to ask them. Holds secrets: never to be shown or logged. */
export type PaymentSettings =
  | { readonly provider: "test" }
  | {
      readonly provider: "stripe";
      readonly secretKey: string;
      readonly publishableKey: string;
      readonly webhookSecret: string;
      /** Null: Stripe itself. */
      readonly apiUrl: string | null;
    }
  | {
      readonly provider: "paystack";
      readonly secretKey: string;
      readonly publicKey: string;
      /** Null: Paystack itself. */
      readonly apiUrl: string | null;
    };

export type SitePayments = Readonly<Record<SiteCode, PaymentSettings>>;

/** The value of a setting; null when it is absent. */
type Text = (name: string) => string | null;

/** Why a site with https must not take this money: none of it is real. */
const TAKES_NO_MONEY = "takes no money, yet PUBLIC_URL looks like a real shop. ";
const ALLOW = "Set ALLOW_TEST_PAYMENTS=1 when that is what you want.";

/** Reads who takes the money of each site. Values of keys stay unsaid in faults: a wrong one may still be a secret. */
export const readPayments = (
  text: Text,
  faults: string[],
  { mustBeReal }: { readonly mustBeReal: boolean },
): SitePayments => {
  const settings = (site: SiteCode): PaymentSettings =>
    READERS[providerOf(text, faults, site)](text, faults, site);
  const payments = { ZA: settings("ZA"), AU: settings("AU") };
  for (const site of SITE_CODES) {
    const of = payments[site];
    if (!mustBeReal || takesRealMoney(of)) continue;
    const name =
      of.provider === "test"
        ? `PAYMENTS_${site}=test`
        : `${of.provider.toUpperCase()}_SECRET_KEY_${site} is a test key: it`;
    faults.push(`${name} ${TAKES_NO_MONEY}${ALLOW}`);
  }
  return payments;
};

const takesRealMoney = (settings: PaymentSettings): boolean =>
  settings.provider !== "test" && !settings.secretKey.includes("_test_");

const providerOf = (text: Text, faults: string[], site: SiteCode): PaymentProvider => {
  const value = text(`PAYMENTS_${site}`) ?? "test";
  const provider = PAYMENT_PROVIDERS.find((known) => known === value);
  if (!provider)
    faults.push(`PAYMENTS_${site}=${value} is not known; it can be ${PAYMENT_PROVIDERS.join(" or ")}.`);
  return provider ?? "test";
};

const testSettings = (): PaymentSettings => ({ provider: "test" });

const stripeSettings = (text: Text, faults: string[], site: SiteCode): PaymentSettings => {
  const secretKey = key(text, faults, `STRIPE_SECRET_KEY_${site}`, /^[rs]k_(test|live)_\w+$/, "sk_live_…");
  const publishableKey = key(
    text,
    faults,
    `STRIPE_PUBLISHABLE_KEY_${site}`,
    /^pk_(test|live)_\w+$/,
    "pk_live_…",
  );
  mustBeOfOneKind(
    faults,
    `STRIPE_SECRET_KEY_${site} and STRIPE_PUBLISHABLE_KEY_${site}`,
    secretKey,
    publishableKey,
  );
  return {
    provider: "stripe",
    secretKey,
    publishableKey,
    webhookSecret: key(text, faults, `STRIPE_WEBHOOK_SECRET_${site}`, /^whsec_\w+$/, "whsec_…"),
    apiUrl: standInUrl(text, faults, "STRIPE_API_URL"),
  };
};

const paystackSettings = (text: Text, faults: string[], site: SiteCode): PaymentSettings => {
  const secretKey = key(text, faults, `PAYSTACK_SECRET_KEY_${site}`, /^sk_(test|live)_\w+$/, "sk_live_…");
  const publicKey = key(text, faults, `PAYSTACK_PUBLIC_KEY_${site}`, /^pk_(test|live)_\w+$/, "pk_live_…");
  mustBeOfOneKind(
    faults,
    `PAYSTACK_SECRET_KEY_${site} and PAYSTACK_PUBLIC_KEY_${site}`,
    secretKey,
    publicKey,
  );
  return { provider: "paystack", secretKey, publicKey, apiUrl: standInUrl(text, faults, "PAYSTACK_API_URL") };
};

const READERS: Readonly<
  Record<PaymentProvider, (text: Text, faults: string[], site: SiteCode) => PaymentSettings>
> = { test: testSettings, stripe: stripeSettings, paystack: paystackSettings };

const key = (text: Text, faults: string[], name: string, form: RegExp, like: string): string => {
  const value = text(name);
  if (value === null) faults.push(`${name} is missing; it is like ${like}.`);
  else if (!form.test(value)) faults.push(`${name} is not a key of that kind; it is like ${like}.`);
  return value ?? "";
};

/** With a live key on one side and a test key on the other, every payment would fail at the shopper's. */
const mustBeOfOneKind = (faults: string[], names: string, one: string, other: string): void => {
  const kinds = [one, other].map((value) => /_(test|live)_/.exec(value)?.[1]);
  if (kinds[0] && kinds[1] && kinds[0] !== kinds[1])
    faults.push(`${names} are one for tests and one for real money.`);
};

/** Secrets go to the provider, or to a stand-in on this very machine, and nowhere else. */
const standInUrl = (text: Text, faults: string[], name: string): string | null => {
  const value = text(name);
  if (value === null) return null;
  const url = URL.parse(value);
  const isHere = url?.protocol === "http:" && /^(127\.0\.0\.1|localhost|\[::1\])$/.test(url.hostname);
  if (isHere && `${url.origin}/` === url.href) return url.origin;
  faults.push(
    `${name}=${value} is not a stand-in on this machine; it is like http://127.0.0.1:4100, and only for tests.`,
  );
  return null;
};
