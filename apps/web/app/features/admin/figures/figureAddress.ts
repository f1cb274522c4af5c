import type { FigureReport } from "@storywall/contract/schemas/owner/figures.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";

/** The parameters in the page's address. Absent: the server chooses. */
export type FigureAddress = {
  readonly site: SiteCode;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly payments?: FigureReport["payments"] | undefined;
};

/** Returns the query of the page, of its call and of its CSV files: the same for all three. */
export const figureSearch = ({ site, from, to, payments }: FigureAddress): string =>
  `?${new URLSearchParams({ site, ...(from && { from }), ...(to && { to }), ...(payments && { payments }) })}`;

/** Returns the address of the list of orders of these days. */
export const ordersHref = ({ site, from, to }: FigureAddress): string =>
  `/admin/orders${figureSearch({ site, from, to })}`;
