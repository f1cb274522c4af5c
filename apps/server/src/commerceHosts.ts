import { parseSiteCode, type SiteCode } from "@storywall/domain/sites/site.ts";
import { findVersionWarning } from "./adapters/commerce-shopify/apiVersion.ts";
import { type ShopifyHostOptions, shopifyHost } from "./adapters/commerce-shopify/shopifyHost.ts";
import type { CommerceSettings, ShopifySettings } from "./config/shopifyConfig.ts";
import type { CommerceHost } from "./ports/commerce/CommerceHost.ts";

export type CommerceHosts = Partial<Readonly<Record<SiteCode, CommerceHost>>>;

/** Returns how to reach a store. */
export const shopifyOptions = (
  { apiUrl, storeDomain, clientId, clientSecret }: ShopifySettings,
  warn: (message: string) => void,
): ShopifyHostOptions => ({
  origin: apiUrl ?? `https://${storeDomain}`,
  storeDomain,
  app: { clientId, clientSecret },
  onOtherVersion: (version) => warn(`Shopify answered by version ${version} of its API.`),
});

/** Creates the configured commerce hosts. `warn` gets a sentence when the version of an API ends soon. */
export const createCommerceHosts = (
  settings: CommerceSettings,
  { now, warn }: { readonly now: Date; readonly warn: (message: string) => void },
): CommerceHosts => {
  const hosts = Object.entries(settings).flatMap(([name, store]) => {
    const site = parseSiteCode(name);
    if (!store || !site) return [];
    return [[site, shopifyHost(shopifyOptions(store, warn))] as const];
  });
  const warning = hosts.length > 0 ? findVersionWarning(now) : undefined;
  if (warning !== undefined) warn(warning);
  return Object.fromEntries(hosts);
};
