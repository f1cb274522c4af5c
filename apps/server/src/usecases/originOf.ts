import type { SiteCode } from "@storywall/domain/sites/site.ts";

/** Returns the origin of a site's pages, without a slash at the end. */
export type OriginOf = (site: SiteCode) => string;
