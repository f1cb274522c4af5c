import type { Site, SiteCode } from "@storywall/domain/sites/site.ts";
import { mapResult } from "../../ports/platform/Result.ts";
import { findPayments } from "../../usecases/payments/paymentsOf.ts";
import type { Shop } from "../../usecases/shop.ts";
import { addSite } from "../../usecases/sites/addSite.ts";
import { changeSite } from "../../usecases/sites/changeSite.ts";
import { getSite } from "../../usecases/sites/getSite.ts";
import { getSites } from "../../usecases/sites/getSites.ts";
import { openSite } from "../../usecases/sites/openSite.ts";
import { listSiteHistory, restoreSiteVersion } from "../../usecases/sites/siteHistory.ts";
import type { Handlers } from "../handler.ts";
import { toSiteForOwner, toSiteVersion } from "../wire/site.ts";

/** The largest version that the database can hold. */
const MAX_VERSION = 2_147_483_647;

type SiteCall =
  | "getSites"
  | "addSite"
  | "openSite"
  | "getSite"
  | "changeSite"
  | "getSiteVersions"
  | "restoreSiteVersion";

export const siteHandlers = (shop: Shop): Pick<Handlers, SiteCall> => ({
  getSites: async (_request, { actor }) =>
    mapResult(await getSites(shop, actor), (sites) => ({
      items: sites.map(({ code, countryName, currency, isOpen }) => ({
        code,
        countryName,
        currency,
        isOpen,
        url: homeUrlOf(shop, sites, code),
        paymentProvider: findPayments(shop, code)?.provider ?? null,
      })),
      areMailsFiles: shop.areMailsFiles,
    })),

  addSite: async ({ body }, { actor }) => mapResult(await addSite(shop, actor, body), toSiteForOwner),

  openSite: async ({ params: { code }, body }, { actor }) =>
    mapResult(await openSite(shop, actor, code, body), toSiteForOwner),

  getSite: async ({ params: { code } }, { actor }) =>
    mapResult(await getSite(shop, actor, code), toSiteForOwner),

  changeSite: async ({ params: { code }, body: { expectedVersion, ...change } }, { actor }) => {
    return mapResult(await changeSite(shop, actor, code, { expectedVersion, change }), toSiteForOwner);
  },

  getSiteVersions: async ({ params: { code }, query: { before } }, { actor }) => {
    const history = await listSiteHistory(shop, actor, code, before ?? MAX_VERSION);
    return mapResult(history, ({ items, nextBefore }) => ({ items: items.map(toSiteVersion), nextBefore }));
  },

  restoreSiteVersion: async ({ params: { code }, body: { expectedVersion, version, paths } }, { actor }) => {
    const restoration = { expectedVersion, version, ...(paths && { paths }) };
    return mapResult(await restoreSiteVersion(shop, actor, code, restoration), toSiteForOwner);
  },
});

/** Returns the address of a site's home page. Where sites share a host, the query names the site. */
const homeUrlOf = ({ originOf }: Pick<Shop, "originOf">, sites: readonly Site[], code: SiteCode): string => {
  const isShared = sites.some((other) => other.code !== code && originOf(other.code) === originOf(code));
  return `${originOf(code)}/${isShared ? `?site=${code}` : ""}`;
};
