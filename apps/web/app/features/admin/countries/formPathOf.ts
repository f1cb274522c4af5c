import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { SETTING_SECTIONS } from "../shopSettings/settingSections.ts";

/** Returns the address of the form where a field of a site's content is entered. */
export const formPathOf = (path: string, site: SiteCode): string => {
  const section = SETTING_SECTIONS.find(({ settings }) => settings.some((setting) => setting.path === path));
  return `/admin/shop/${section?.key ?? "prices"}?site=${site}`;
};
