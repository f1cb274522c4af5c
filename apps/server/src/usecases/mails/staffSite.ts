import { ofSite, SEED_SITE_CODES, type Site, type Sites } from "@storywall/domain/sites/site.ts";

/** The people of the shop are of no site: their links lead to the first one's host, and their mails come from it. */
export const STAFF_SITE = SEED_SITE_CODES[0];

export const staffSiteOf = (sites: Sites): Site => ofSite(sites, STAFF_SITE);
