import { isLoopbackHost } from "@storywall/domain/net/loopback.ts";
import type { PerSite, SiteCode } from "@storywall/domain/sites/site.ts";

/** A site's Shopify store and the app that may write to it. Holds a secret: never show or log it. */
export type ShopifySettings = {
  /** `name.myshopify.com`. */
  readonly storeDomain: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Null: the store itself. Else a fake on this machine. */
  readonly apiUrl: string | null;
};

/** The stores by site. A site without one is on our own engine alone. */
export type CommerceSettings = Partial<Readonly<Record<SiteCode, ShopifySettings>>>;

/** Reads a setting of each site, such as `SHOPIFY_STORE_NZ`. */
type ReadPerSite = <T>(name: string, read: (setting: string, site: SiteCode) => T) => PerSite<T>;
type ReadText = (name: string) => string | null;

const STORE_DOMAIN = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/;

/** Reads the Shopify store of each site. Issues never quote a secret: a wrong one may still be one. */
export const readShopify = (
  readPerSite: ReadPerSite,
  readText: ReadText,
  issues: string[],
): CommerceSettings => {
  const apiUrl = readFakeUrl(readText, issues);
  const stores = readPerSite<ShopifySettings | undefined>("SHOPIFY_STORE", (setting, site) => {
    const storeDomain = readText(setting)?.toLowerCase();
    if (storeDomain === undefined) return undefined;
    if (!STORE_DOMAIN.test(storeDomain)) {
      issues.push(`SHOPIFY_STORE_${site}=${storeDomain} is not a store; it is like your-name.myshopify.com.`);
    }
    const clientId = readRequired(readText, issues, `SHOPIFY_CLIENT_ID_${site}`);
    const clientSecret = readRequired(readText, issues, `SHOPIFY_CLIENT_SECRET_${site}`);
    return { storeDomain, clientId, clientSecret, apiUrl };
  });
  const configured = Object.entries(stores).filter(([, store]) => store !== undefined);
  if (configured.length === 0) {
    issues.push(
      "COMMERCE=shopify needs the store of at least one site: SHOPIFY_STORE_ZA or SHOPIFY_STORE_AU.",
    );
  }
  return Object.fromEntries(configured);
};

const readRequired = (readText: ReadText, issues: string[], name: string): string => {
  const value = readText(name);
  if (value === null)
    issues.push(`${name} is missing; the settings of your app in Shopify's Dev Dashboard show it.`);
  return value ?? "";
};

/** The secret is sent to the store or to a fake on this machine, and nowhere else. */
const readFakeUrl = (readText: ReadText, issues: string[]): string | null => {
  const value = readText("SHOPIFY_API_URL");
  if (value === null) return null;
  const url = URL.parse(value);
  if (url?.protocol === "http:" && isLoopbackHost(url.hostname) && `${url.origin}/` === url.href)
    return url.origin;
  issues.push(
    `SHOPIFY_API_URL=${value} is not a stand-in on this machine; it is like http://127.0.0.1:4100, and only for tests.`,
  );
  return null;
};
