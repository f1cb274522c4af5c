import { setTimeout as wait } from "node:timers/promises";
import { initCart } from "@storywall/contract/calls/cart/initCart.ts";
import { createClient } from "@storywall/contract/client.ts";
import { parseChangedSiteContent, parseStoredSite } from "@storywall/domain/sites/parseSiteContent.ts";
import type { PromoCode } from "@storywall/domain/sites/site.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import type { Database } from "../../../src/adapters/database/engine/connect.ts";
import { siteData } from "../../../src/adapters/database/sites/siteData.ts";

/**
 * Adds a promo code to the site in the database, past the processes. `waitForPromo` waits until each process knows it.
 */
export const addSitePromo = async (database: Database, promo: PromoCode): Promise<void> => {
  const data = siteData(database);
  const newest = await data.findNewest("ZA");
  const site = parseStoredSite(SITE_SEEDS.ZA, newest?.content);
  if (!newest || site.kind === "error") throw new Error("Cannot read the site data.");
  const changed = parseChangedSiteContent(site.value, { promoCodes: [...site.value.promoCodes, promo] });
  if (changed.kind === "error") throw new Error(`Invalid promo code: ${JSON.stringify(changed.errors)}`);
  const version = { code: "ZA", version: newest.version + 1, content: changed.value } as const;
  await data.append({ ...version, changedAt: new Date(), changedBy: "owner", bringsBack: null });
};

/** Waits until every process accepts the code. A process that does not know a code drops it from a checkout. */
export const waitForPromo = async (origins: readonly string[], promoCode: string): Promise<void> => {
  const deadline = performance.now() + 10_000;
  for (const origin of origins) {
    const call = createClient({ baseUrl: `${origin}/api`, fetch });
    for (;;) {
      const reply = await call(initCart, { body: { site: "ZA", lineItems: [], promoCode } });
      if (reply.kind === "ok") break;
      if (performance.now() > deadline)
        throw new Error(`The promo code is unknown after 10 s: ${JSON.stringify(reply)}`);
      await wait(100);
    }
  }
};
