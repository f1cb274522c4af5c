import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { redirect } from "react-router";

/**
 * An order speaks its own country's currency and address, whatever host its link was opened at.
 * @throws the redirect to its own country's host.
 */
export const toOrdersSite = (
  page: { readonly site: SiteCode; readonly siteOrigins: Readonly<Record<SiteCode, string>> },
  ordersSite: SiteCode,
  path: string,
): void => {
  if (ordersSite === page.site) return;
  const isShared = page.siteOrigins[ordersSite] === page.siteOrigins[page.site];
  throw redirect(`${page.siteOrigins[ordersSite]}${path}${isShared ? `?site=${ordersSite}` : ""}`);
};
