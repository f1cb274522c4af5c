import { mapResult, ok } from "../../ports/platform/Result.ts";
import type { Shop } from "../../usecases/shop.ts";
import { changeSite } from "../../usecases/sites/changeSite.ts";
import { listSiteHistory, restoreSiteVersion } from "../../usecases/sites/siteHistory.ts";
import type { Handlers } from "../handler.ts";
import { toSiteForOwner, toSiteVersion } from "../wire/site.ts";

/** The largest version that the database can hold. */
const MAX_VERSION = 2_147_483_647;

type SiteCall = "getSite" | "changeSite" | "getSiteVersions" | "restoreSiteVersion";

export const siteHandlers = (shop: Shop): Pick<Handlers, SiteCall> => ({
  getSite: async ({ params: { code } }) => ok(toSiteForOwner((await shop.refreshSites())[code])),

  changeSite: async ({ params: { code }, body: { expectedVersion, ...change } }) => {
    return mapResult(await changeSite(shop, code, { expectedVersion, change }), toSiteForOwner);
  },

  getSiteVersions: async ({ params: { code }, query: { before } }) => {
    const { items, nextBefore } = await listSiteHistory(shop, code, before ?? MAX_VERSION);
    return ok({ items: items.map(toSiteVersion), nextBefore });
  },

  restoreSiteVersion: async ({ params: { code }, body: { expectedVersion, version, paths } }) => {
    const restoration = { expectedVersion, version, ...(paths && { paths }) };
    return mapResult(await restoreSiteVersion(shop, code, restoration), toSiteForOwner);
  },
});
