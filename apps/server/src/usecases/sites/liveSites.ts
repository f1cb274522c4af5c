import type { ParseError } from "@storywall/domain/parse/reader.ts";
import { parseSiteContent, parseStoredSite } from "@storywall/domain/sites/parseSiteContent.ts";
import { mapSites, SITE_CODES, type Site, type SiteCode, type Sites } from "@storywall/domain/sites/site.ts";
import type { Clock } from "../../ports/platform/Clock.ts";
import type { SiteData, SiteVersion } from "../../ports/sites/SiteData.ts";

/** A site and which version of it this is. */
export type LiveSite = Pick<SiteVersion, "version" | "changedAt" | "changedBy"> & { readonly site: Site };

/** The sites as this process knows them. */
export type LiveSites = {
  /** The newest that was heard of, without asking; the same object until something changes. */
  readonly current: () => Sites;
  /**
   * Asks whether there is something newer, and takes it over. What cannot be read rejects and is not taken: the shop goes
   * on as it was.
   */
  readonly refresh: () => Promise<Readonly<Record<SiteCode, LiveSite>>>;
};

export type LiveSitesDependencies = {
  readonly siteData: SiteData;
  readonly clock: Pick<Clock, "now">;
  /** What sites begin with, and where they take fields from that were stored before there were such. */
  readonly seeds: Sites;
};

/**
 * Reads the sites, and writes what they begin with where the database has none; what it has is never overwritten.
 * @throws SiteUnreadable
 */
export const openSites = async ({ siteData, clock, seeds }: LiveSitesDependencies): Promise<LiveSites> => {
  const read = async (code: SiteCode): Promise<LiveSite> => {
    const stored = await siteData.findNewest(code);
    if (!stored) throw new Error(`the database has no data of the site ${code}`);
    const parsed = parseStoredSite(seeds[code], stored.content);
    if (parsed.kind === "faults") throw new SiteUnreadableError(code, parsed.errors);
    const { version, changedAt, changedBy } = stored;
    return { site: parsed.value, version, changedAt, changedBy };
  };

  await seedMissing({ siteData, clock, seeds });
  let live: Readonly<Record<SiteCode, LiveSite>> = { ZA: await read("ZA"), AU: await read("AU") };
  let sites = sitesOf(live);

  const refresh = async (): Promise<typeof live> => {
    for (const [code, version] of await siteData.getNewestVersions()) {
      if (live[code].version >= version) continue;
      const newest = await read(code);
      // Two refreshes may run at once; the one that read less must not win by being slower.
      if (newest.version <= live[code].version) continue;
      live = { ...live, [code]: newest };
      sites = sitesOf(live);
    }
    return live;
  };
  return { current: () => sites, refresh };
};

const seedMissing = async ({ siteData, clock, seeds }: LiveSitesDependencies): Promise<void> => {
  const present = await siteData.getNewestVersions();
  for (const code of SITE_CODES) {
    if (present.has(code)) continue;
    const content = parseSiteContent(seeds[code]);
    if (content.kind === "faults") throw new SiteUnreadableError(code, content.errors);
    // Of two processes that start together one writes it; the other finds it there.
    await siteData.append({
      code,
      version: 1,
      content: content.value,
      changedAt: clock.now(),
      changedBy: "system",
    });
  }
};

const sitesOf = (live: Readonly<Record<SiteCode, LiveSite>>): Sites => mapSites((code) => live[code].site);

/** A site's newest version is none; says which field and why. */
export class SiteUnreadableError extends Error {
  constructor(code: SiteCode, [fault]: readonly ParseError[]) {
    super(`The data of the site ${code} cannot be read: ${fault?.path} must be ${fault?.message}`);
  }
}
