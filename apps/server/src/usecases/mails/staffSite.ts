import { ofSite, SEED_SITE_CODES, type Site, type Sites } from "@storywall/domain/sites/site.ts";

/** Staff belong to no site: their links lead to the host of the first site, and their mails come from it. */
export const STAFF_SITE = SEED_SITE_CODES[0];

export const staffSiteOf = (sites: Sites): Site => ofSite(sites, STAFF_SITE);
