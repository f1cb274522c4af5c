import type { ParseError } from "@storywall/domain/parse/reader.ts";
import { parseSiteContent, parseStoredSite } from "@storywall/domain/sites/parseSiteContent.ts";
import { mapSites, SITE_CODES, type Site, type SiteCode, type Sites } from "@storywall/domain/sites/site.ts";
import type { Clock } from "../../ports/platform/Clock.ts";
import type { SiteData, SiteVersion } from "../../ports/sites/SiteData.ts";

/** A site and its version. */
export type LiveSite = Pick<SiteVersion, "version" | "changedAt" | "changedBy" | "staff"> & {
  readonly site: Site;
};

/** The sites as this process knows them. */
export type LiveSites = {
  /** Returns the newest sites that were read, without a query; the same object until one of them changes. */
  readonly current: () => Sites;
  /**
   * Reads newer versions from the database.
   * @throws SiteUnreadableError when a newer version cannot be parsed. Then the shop keeps the version that it has.
   */
  readonly refresh: () => Promise<Readonly<Record<SiteCode, LiveSite>>>;
};

type LiveSitesDependencies = {
  readonly siteData: SiteData;
  readonly clock: Pick<Clock, "now">;
  /** The first version of each site, and defaults for fields that older stored versions do not have. */
  readonly seeds: Sites;
};

/**
 * Reads the sites from the database. Writes the first version of a site that the database does not have; stored
 * versions are never overwritten.
 * @throws SiteUnreadableError when a site's newest version cannot be parsed.
 */
export const openSites = async ({ siteData, clock, seeds }: LiveSitesDependencies): Promise<LiveSites> => {
  const read = async (code: SiteCode): Promise<LiveSite> => {
    const stored = await siteData.findNewest(code);
    if (!stored) throw new Error(`The database has no data of the site ${code}`);
    const parsed = parseStoredSite(seeds[code], stored.content);
    if (parsed.kind === "error") throw new SiteUnreadableError(code, parsed.errors);
    const { content: _, code: __, ...version } = stored;
    return { site: parsed.value, ...version };
  };

  await seedMissing({ siteData, clock, seeds });
  let live: Readonly<Record<SiteCode, LiveSite>> = { ZA: await read("ZA"), AU: await read("AU") };
  let sites = sitesOf(live);

  const refresh = async (): Promise<typeof live> => {
    for (const [code, version] of await siteData.getNewestVersions()) {
      if (live[code].version >= version) continue;
      const newest = await read(code);
      // Two refreshes may run at once: the one that read the older version must not overwrite the newer.
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
    if (content.kind === "error") throw new SiteUnreadableError(code, content.errors);
    // When two processes start together, one of them writes it, and for the other this changes nothing.
    await siteData.append({
      code,
      version: 1,
      content: content.value,
      changedAt: clock.now(),
      changedBy: "system",
      bringsBack: null,
    });
  }
};

const sitesOf = (live: Readonly<Record<SiteCode, LiveSite>>): Sites => mapSites((code) => live[code].site);

/** A site's newest version cannot be parsed. The message names the first wrong field. */
export class SiteUnreadableError extends Error {
  constructor(code: SiteCode, [first]: readonly ParseError[]) {
    super(`The data of the site ${code} cannot be read: ${first?.path} must be ${first?.message}`);
  }
}
