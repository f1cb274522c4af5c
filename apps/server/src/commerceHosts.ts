import { parseSiteCode, type SiteCode } from "@storywall/domain/sites/site.ts";
import { findVersionWarning } from "./adapters/commerce-shopify/apiVersion.ts";
import { shopifyHost } from "./adapters/commerce-shopify/shopifyHost.ts";
import type { CommerceHost } from "./ports/commerce/CommerceHost.ts";
import type { CommerceSettings } from "./shopifyConfig.ts";

export type CommerceHosts = Partial<Readonly<Record<SiteCode, CommerceHost>>>;

/** Creates the configured commerce hosts. `warn` gets a sentence when the version of an API ends soon. */
export const createCommerceHosts = (
  settings: CommerceSettings,
  { now, warn }: { readonly now: Date; readonly warn: (message: string) => void },
): CommerceHosts => {
  const hosts = Object.entries(settings).flatMap(([name, store]) => {
    const site = parseSiteCode(name);
    if (!store || !site) return [];
    const host = shopifyHost({
      origin: store.apiUrl ?? `https://${store.storeDomain}`,
      storeDomain: store.storeDomain,
      app: { clientId: store.clientId, clientSecret: store.clientSecret },
      onOtherVersion: (version) => warn(`Shopify answered by version ${version} of its API.`),
    });
    return [[site, host] as const];
  });
  const warning = hosts.length > 0 ? findVersionWarning(now) : undefined;
  if (warning !== undefined) warn(warning);
  return Object.fromEntries(hosts);
};
