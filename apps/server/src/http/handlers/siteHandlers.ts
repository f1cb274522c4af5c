import { mapResult, ok } from "../../ports/platform/Result.ts";
import type { Shop } from "../../usecases/shop.ts";
import { changeSite } from "../../usecases/sites/changeSite.ts";
import type { Handlers } from "../handler.ts";
import { toSiteForOwner } from "../wire/site.ts";

export const siteHandlers = (shop: Shop): Pick<Handlers, "getSite" | "changeSite"> => ({
  getSite: async ({ params: { code } }) => ok(toSiteForOwner((await shop.refreshSites())[code])),

  changeSite: async ({ params: { code }, body: { expectedVersion, ...change } }) => {
    return mapResult(await changeSite(shop, code, { expectedVersion, change }), toSiteForOwner);
  },
});
