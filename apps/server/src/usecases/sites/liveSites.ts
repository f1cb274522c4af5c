import type { Fault } from "@storywall/domain/parse/reader.ts";
import { parseSiteContent, parseStoredSite } from "@storywall/domain/sites/parseSiteContent.ts";
import {
  forEachSite,
  SITE_CODES,
  type Site,
  type SiteCode,
  type Sites,
} from "@storywall/domain/sites/site.ts";
import type { Clock } from "../../ports/Clock.ts";
import type { SiteData } from "../../ports/SiteData.ts";

/** The sites as this process knows them. */
export type LiveSites = {
  /** The newest that was heard of, without asking; the same object until something changes. */
  readonly current: () => Sites;
  /** Asks whether there is something newer, and takes it. What cannot be read is not taken: the shop goes on as it was. */
  readonly refresh: () => Promise<void>;
};

export type LiveSitesParts = {
  readonly siteData: SiteData;
  readonly clock: Pick<Clock, "now">;
  /** What sites begin with, and where they take fields from that were stored before there were such. */
  readonly seeds: Sites;
};

type Known = { readonly site: Site; readonly version: number };

/**
 * Reads the sites, and writes what they begin with where the database has none; what it has is never overwritten.
 * @throws Error naming the field that cannot be read.
 */
export const openSites = async ({ siteData, clock, seeds }: LiveSitesParts): Promise<LiveSites> => {
  const read = async (code: SiteCode): Promise<Known> => {
    const stored = await siteData.findNewest(code);
    if (!stored) throw new Error(`the database has no data of the site ${code}`);
    const parsed = parseStoredSite(seeds[code], stored.content);
    if (parsed.kind === "faults") throw unreadable(code, parsed.faults);
    return { site: parsed.value, version: stored.version };
  };

  const present = await siteData.newestVersions();
  for (const code of SITE_CODES) {
    const content = parseSiteContent(seeds[code]);
    if (content.kind === "faults") throw unreadable(code, content.faults);
    if (present.has(code)) continue;
    const now = clock.now();
    await siteData.append({ code, version: 1, content: content.value, changedAt: now, changedBy: "system" });
  }
  let known = forEachSite<Known>((code) => ({ site: seeds[code], version: 0 }));
  let sites: Sites = seeds;

  const refresh = async (): Promise<void> => {
    for (const [code, version] of await siteData.newestVersions()) {
      if (known[code].version >= version) continue;
      const newest = await read(code);
      // Two refreshes may run at once; the one that read less must not win by being slower.
      if (newest.version <= known[code].version) continue;
      known = { ...known, [code]: newest };
      sites = forEachSite((each) => known[each].site);
    }
  };
  await refresh();
  return { current: () => sites, refresh };
};

const unreadable = (code: SiteCode, [fault]: readonly Fault[]): Error =>
  new Error(`the data of the site ${code} cannot be read: ${fault?.path} must be ${fault?.message}`);
