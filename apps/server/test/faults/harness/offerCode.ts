import { changeSiteContent, parseStoredSite } from "@storywall/domain/sites/parseSiteContent.ts";
import type { PromoCode } from "@storywall/domain/sites/site.ts";
import { SITES } from "@storywall/domain/sites/sites.ts";
import type { Database } from "../../../src/adapters/database/connect.ts";
import { siteData } from "../../../src/adapters/database/siteData.ts";

/** The owner adds a promo code; every process has heard of it within a second or two. */
export const offerCode = async (database: Database, promo: PromoCode): Promise<void> => {
  const data = siteData(database);
  const newest = await data.findNewest("ZA");
  const site = parseStoredSite(SITES.ZA, newest?.content);
  if (!newest || site.kind === "faults") throw new Error("the site's data cannot be read");
  const changed = changeSiteContent(site.value, { promoCodes: [...site.value.promoCodes, promo] });
  if (changed.kind === "faults") throw new Error(`not a promo code: ${JSON.stringify(changed.faults)}`);
  const version = { code: "ZA", version: newest.version + 1, content: changed.value } as const;
  await data.append({ ...version, changedAt: new Date(), changedBy: "owner" });
};
