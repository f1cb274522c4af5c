import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { redirect } from "react-router";

/**
 * An order speaks its own country's currency and address, whatever host its link was opened at.
 * @throws the redirect to its own country's host.
 */
export const redirectToOrderSite = (
  page: { readonly site: SiteCode; readonly siteOrigins: Readonly<Record<SiteCode, string>> },
  orderSite: SiteCode,
  path: string,
): void => {
  if (orderSite === page.site) return;
  const isShared = page.siteOrigins[orderSite] === page.siteOrigins[page.site];
  throw redirect(`${page.siteOrigins[orderSite]}${path}${isShared ? `?site=${orderSite}` : ""}`);
};
