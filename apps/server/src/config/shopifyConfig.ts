import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { EnvironmentReader } from "./environmentReader.ts";

/** A site's Shopify store and the app that may write to it. Holds a secret: never show or log it. */
export type ShopifySettings = {
  /** `name.myshopify.com`. */
  readonly storeDomain: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Origin of a fake of the store on this machine; null for the store itself. */
  readonly apiUrl: string | null;
};

/** Stores by site. A site without one uses our own engine alone. */
export type CommerceSettings = Partial<Readonly<Record<SiteCode, ShopifySettings>>>;

const STORE_DOMAIN = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/;

/** Reads the Shopify store of each site. Issues never quote a secret: a wrong one may still be one. */
export const readShopify = (environment: EnvironmentReader): CommerceSettings => {
  const { readText, readPerSite, readFakeServiceUrl, addIssue } = environment;
  const apiUrl = readFakeServiceUrl("SHOPIFY_API_URL");
  const stores = readPerSite<ShopifySettings | undefined>("SHOPIFY_STORE", (setting, site) => {
    const storeDomain = readText(setting)?.toLowerCase();
    if (storeDomain === undefined) return undefined;
    if (!STORE_DOMAIN.test(storeDomain)) {
      addIssue(`SHOPIFY_STORE_${site}=${storeDomain} is not a store; it is like your-name.myshopify.com.`);
    }
    const clientId = readRequired(environment, `SHOPIFY_CLIENT_ID_${site}`);
    const clientSecret = readRequired(environment, `SHOPIFY_CLIENT_SECRET_${site}`);
    return { storeDomain, clientId, clientSecret, apiUrl };
  });
  const configured = Object.entries(stores).filter(([, store]) => store !== undefined);
  if (configured.length === 0) {
    addIssue("COMMERCE=shopify needs the store of at least one site: SHOPIFY_STORE_ZA or SHOPIFY_STORE_AU.");
  }
  return Object.fromEntries(configured);
};

const readRequired = ({ readText, addIssue }: EnvironmentReader, name: string): string => {
  const value = readText(name);
  if (value === null)
    addIssue(`${name} is missing; the settings of your app in Shopify's Dev Dashboard show it.`);
  return value ?? "";
};
