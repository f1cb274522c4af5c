import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { SiteContent } from "@storywall/domain/sites/siteContent.ts";

/** Who made a version: the program, from its seeds, or the owner. */
export type SiteEditor = "system" | "owner";

/** One version of what the owner may change of a site. */
export type SiteVersion = {
  readonly code: SiteCode;
  /** 1 first, then one more each time. */
  readonly version: number;
  /** Nothing in particular until it has been parsed: an older program may have written it. */
  readonly content: unknown;
  readonly changedAt: Date;
  readonly changedBy: SiteEditor;
};

export type NewSiteVersion = Omit<SiteVersion, "content"> & { readonly content: SiteContent };

/** The sites' data as it is kept: every version there ever was, of which the newest counts. */
export type SiteData = {
  /** The number of each site's newest version. Light: each process asks every second. */
  getNewestVersions(): Promise<ReadonlyMap<SiteCode, number>>;
  findNewest(code: SiteCode): Promise<SiteVersion | undefined>;
  /**
   * Adds a version after the one before it (1 comes after nothing). False when that is not the newest: somebody else was
   * quicker, and nothing was written.
   */
  append(version: NewSiteVersion): Promise<boolean>;
};
