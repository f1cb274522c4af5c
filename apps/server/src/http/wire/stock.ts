import type { SiteShortage, Stock } from "@storywall/contract/schemas/stock.ts";
import { listSites, type Sites } from "@storywall/domain/sites/site.ts";
import type { StoredShortage } from "../../ports/stock/Stock.ts";

export const toSiteShortage = ({ changedAt, ...shortage }: StoredShortage): SiteShortage => ({
  ...shortage,
  changedAt: changedAt.toISOString(),
});

export const toStock = (sites: Sites, shortages: readonly StoredShortage[]): Stock => ({
  sites: listSites(sites).map(({ code, countryName }) => ({ code, countryName })),
  shortages: shortages.map(toSiteShortage),
});
