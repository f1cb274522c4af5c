import { getSite } from "@storywall/contract/calls/owner/getSite.ts";
import { getSites, type SiteSummary } from "@storywall/contract/calls/sites/getSites.ts";
import type { Client } from "@storywall/contract/client.ts";
import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { unwrapOwnerReply } from "../unwrapOwnerReply.ts";

/**
 * Returns every site of the shop, the provider of its payments, and the site that the address names; without a name,
 * the first.
 */
export const loadSites = async (
  api: Client,
  request: Request,
): Promise<{
  readonly sites: readonly OwnerSite[];
  readonly site: OwnerSite;
  readonly summaries: readonly SiteSummary[];
  readonly areMailsFiles: boolean;
}> => {
  const { items, areMailsFiles } = unwrapOwnerReply(await api(getSites, {}));
  const replies = await Promise.all(items.map(({ code }) => api(getSite, { params: { code } })));
  const sites = replies.map(unwrapOwnerReply);
  const wanted = new URL(request.url).searchParams.get("site");
  const site = sites.find(({ code }) => code === wanted) ?? sites[0];
  if (!site) throw new Error("The shop has no site");
  return { sites, site, summaries: items, areMailsFiles };
};
