import { ofSite, type PerSite, type SiteCode } from "@storywall/domain/sites/site.ts";
import { redirect } from "react-router";

/**
 * Checks that an order is shown at its own site, since currency and address form are those of its country.
 * @throws a redirect to the order's own site when its link was opened at another.
 */
export const redirectToOrderSite = (
  page: { readonly site: SiteCode; readonly siteOrigins: PerSite<string> },
  orderSite: SiteCode,
  path: string,
): void => {
  if (orderSite === page.site) return;
  const isShared = ofSite(page.siteOrigins, orderSite) === ofSite(page.siteOrigins, page.site);
  throw redirect(`${ofSite(page.siteOrigins, orderSite)}${path}${isShared ? `?site=${orderSite}` : ""}`);
};
