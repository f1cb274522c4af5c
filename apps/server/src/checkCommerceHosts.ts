import { listSites, type Site, type Sites } from "@storywall/domain/sites/site.ts";
import { withDeadline } from "./adapters/commerce-shopify/callDeadline.ts";
import type { CommerceHosts } from "./commerceHosts.ts";
import { HostUnavailableError } from "./ports/commerce/CommerceHost.ts";
import { StartupError } from "./startupError.ts";

/** An outage of the host must not hold up the start of a process for longer. */
const MAX_WAIT_MS = 5_000;

/**
 * Compares the currency of each store with that of its site: the amounts of one mean nothing in the other. A
 * store that does not answer is reported to `onUnavailable`, and compared at the next start.
 * @throws StartupError when they differ; HostUnavailableError when a store does not answer and there is no
 * `onUnavailable`.
 */
export const checkCommerceHosts = async (
  hosts: CommerceHosts,
  sites: Sites,
  onUnavailable?: (error: HostUnavailableError) => void,
): Promise<void> => {
  const check = async ({ code, countryName, currency }: Site): Promise<void> => {
    const store = await withDeadline(MAX_WAIT_MS, async () => hosts[code]?.getStore());
    if (!store || store.currency === currency) return;
    throw new StartupError(
      `The store ${store.name} takes money in ${store.currency}, and ${countryName} sells in ${currency}. ` +
        `SHOPIFY_STORE_${code} must name a store in ${currency}.`,
    );
  };
  const report = (error: unknown): void => {
    if (!onUnavailable || !(error instanceof HostUnavailableError)) throw error;
    onUnavailable(error);
  };
  await Promise.all(listSites(sites).map((site) => check(site).catch(report)));
};
