import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { SETTING_SECTIONS } from "../shopSettings/settingSections.ts";

/** Returns the address of the form that has a field of a site's content, with the hash that focuses the field. */
export const formPathOf = (path: string, site: SiteCode): string => {
  const section = SETTING_SECTIONS.find(({ settings }) => settings.some((setting) => setting.path === path));
  // The prices of all countries stand on one page.
  return section
    ? `/admin/shop/${section.key}?site=${site}#${path}`
    : `/admin/shop/prices?site=${site}#${site}.${path}`;
};
