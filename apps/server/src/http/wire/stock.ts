import type { SiteShortage, Stock } from "@storywall/contract/schemas/stock.ts";
import { SITE_CODES, type Sites } from "@storywall/domain/sites/site.ts";
import type { StoredShortage } from "../../ports/stock/Stock.ts";

export const toSiteShortage = ({ changedAt, ...shortage }: StoredShortage): SiteShortage => ({
  ...shortage,
  changedAt: changedAt.toISOString(),
});

export const toStock = (sites: Sites, shortages: readonly StoredShortage[]): Stock => ({
  sites: SITE_CODES.map((code) => ({ code, countryName: sites[code].countryName })),
  shortages: shortages.map(toSiteShortage),
});
