import type { ParseError } from "@storywall/domain/parse/reader.ts";
import { createSite } from "@storywall/domain/sites/newSite.ts";
import { parseSiteContent, parseStoredSite } from "@storywall/domain/sites/parseSiteContent.ts";
import {
  listSites,
  type PerSite,
  type Site,
  type SiteCode,
  type Sites,
} from "@storywall/domain/sites/site.ts";
import { parseSiteDefinition } from "@storywall/domain/sites/siteDefinition.ts";
import type { Clock } from "../../ports/platform/Clock.ts";
import type { SiteData, SiteVersion } from "../../ports/sites/SiteData.ts";
import type { Stock } from "../../ports/stock/Stock.ts";

/** A site and its version. */
export type LiveSite = Pick<SiteVersion, "version" | "changedAt" | "changedBy" | "staff"> & {
  readonly site: Site;
};

/** The sites as this process knows them. */
export type LiveSites = {
  /** Returns the newest sites that were read, without a query; the same object until one of them changes. */
  readonly current: () => Sites;
  /**
   * Reads newer versions, and the shortages, from the database.
   * @throws SiteUnreadableError when a newer version cannot be parsed. Then the shop keeps the version that it
   * has.
   */
  readonly refresh: () => Promise<PerSite<LiveSite>>;
};

type LiveSitesDependencies = {
  readonly siteData: SiteData;
  readonly stock: Pick<Stock, "list">;
  readonly clock: Pick<Clock, "now">;
  /** The first version of each site, with defaults for fields that older stored versions lack. */
  readonly seeds: Sites;
};

/**
 * Reads the sites from the database. Writes the first version of a site that the database does not have; stored
 * versions are never overwritten.
 * @throws SiteUnreadableError when a site's newest version cannot be parsed.
 */
export const openSites = async ({
  siteData,
  stock,
  clock,
  seeds,
}: LiveSitesDependencies): Promise<LiveSites> => {
  const read = async (code: SiteCode): Promise<LiveSite> => {
    const stored = await siteData.findNewest(code);
    if (!stored) throw new Error(`The database has no data of the site ${code}`);
    const parsed = parseStoredSite(seeds[code] ?? (await readAdded(siteData, code)), stored.content);
    if (parsed.kind === "error") throw new SiteUnreadableError(code, parsed.errors);
    const { content: _, code: __, ...version } = stored;
    return { site: parsed.value, ...version };
  };

  await seedMissing({ siteData, clock, seeds });
  let live: PerSite<LiveSite> = { ZA: await read("ZA"), AU: await read("AU") };
  let startedReads = 0;
  let newestRead = 0;

  /** Updates the shortages of each site. A site with unchanged shortages stays the same object. */
  const refreshShortages = async (): Promise<void> => {
    const number = ++startedReads;
    const stored = await stock.list();
    // Two refreshes may run at once: the one that began first must not overwrite the other.
    if (number < newestRead) return;
    newestRead = number;
    for (const known of Object.values(live)) {
      const { site } = known;
      const shortages = stored.flatMap(({ site: code, item, expectedOn }) =>
        code === site.code ? [{ item, expectedOn }] : [],
      );
      if (JSON.stringify(shortages) !== JSON.stringify(site.shortages))
        live = { ...live, [site.code]: { ...known, site: { ...site, shortages } } };
    }
  };

  let sites = sitesOf(live);

  const refresh = async (): Promise<typeof live> => {
    for (const [code, version] of await siteData.getNewestVersions()) {
      if (isCurrent(live[code], version)) continue;
      const newest = await read(code);
      // Two refreshes may run at once: the one that read the older version must not overwrite the newer.
      if (isCurrent(live[code], newest.version)) continue;
      const shortages = live[code]?.site.shortages ?? newest.site.shortages;
      live = { ...live, [code]: { ...newest, site: { ...newest.site, shortages } } };
    }
    await refreshShortages();
    if (Object.values(live).some(({ site }) => sites[site.code] !== site)) sites = sitesOf(live);
    return live;
  };
  await refresh();
  return { current: () => sites, refresh };
};

/** Returns true when this process has the version, or a newer one. */
const isCurrent = (known: LiveSite | undefined, version: number): boolean =>
  known !== undefined && known.version >= version;

/** Returns a country that the owner added, as it was before its first change. */
const readAdded = async (siteData: SiteData, code: SiteCode): Promise<Site> => {
  const definition = parseSiteDefinition(await siteData.findDefinition(code));
  if (definition.kind === "error") throw new SiteUnreadableError(code, definition.errors);
  return createSite(definition.value);
};

const seedMissing = async ({
  siteData,
  clock,
  seeds,
}: Omit<LiveSitesDependencies, "stock">): Promise<void> => {
  const present = await siteData.getNewestVersions();
  for (const seed of listSites(seeds)) {
    const { code } = seed;
    if (present.has(code)) continue;
    const content = parseSiteContent(seed);
    if (content.kind === "error") throw new SiteUnreadableError(code, content.errors);
    // When two processes start together, one of them writes the version, and the other changes nothing.
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

const sitesOf = (live: PerSite<LiveSite>): Sites => ({
  ZA: live.ZA.site,
  AU: live.AU.site,
  ...Object.fromEntries(Object.values(live).map(({ site }) => [site.code, site])),
});

/** A site's newest version cannot be parsed. The message names the first wrong field. */
export class SiteUnreadableError extends Error {
  constructor(code: SiteCode, [first]: readonly ParseError[]) {
    super(`The data of the site ${code} cannot be read: ${first?.path} must be ${first?.message}`);
  }
}
