import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { SiteContent } from "@storywall/domain/sites/siteContent.ts";
import type { SiteDefinition } from "@storywall/domain/sites/siteDefinition.ts";
import type { StaffReference } from "../staff/StaffMembers.ts";

/** Author of a version: the program (from its seeds) or the owner. */
export type SiteEditor = "system" | "owner";

/** One version of the site data that the owner can edit. */
export type SiteVersion = {
  readonly code: SiteCode;
  /** Counts up from 1. */
  readonly version: number;
  /** Unparsed: an older program may have written it. */
  readonly content: unknown;
  readonly changedAt: Date;
  readonly changedBy: SiteEditor;
  /** The earlier version that this one restores; null for new content. */
  readonly bringsBack: number | null;
  /** Staff member who made it. Absent for versions of the program, and for those older than staff accounts. */
  readonly staff?: StaffReference | undefined;
};

type NewSiteVersion = Omit<SiteVersion, "content"> & { readonly content: SiteContent };

/** Data of an added country that never changes, and who added it. */
export type NewSiteDefinition = {
  readonly code: SiteCode;
  readonly definition: SiteDefinition;
  readonly addedAt: Date;
  readonly addedBy: string;
};

/** Versioned data of the sites. All versions are stored; the newest counts. */
export type SiteData = {
  /** Returns the newest version number of each site. Cheap: each process calls it every second. */
  getNewestVersions(): Promise<ReadonlyMap<SiteCode, number>>;
  findNewest(code: SiteCode): Promise<SiteVersion | undefined>;
  find(code: SiteCode, version: number): Promise<SiteVersion | undefined>;
  /** Returns versions below `before`, the newest first. */
  listBefore(code: SiteCode, before: number, limit: number): Promise<readonly SiteVersion[]>;
  /** Returns the definition of a country that the owner added, unparsed; undefined for the sites of the program. */
  findDefinition(code: SiteCode): Promise<unknown>;
  /** Adds the definition of a new country. Returns false and writes nothing when its code is taken. */
  addDefinition(definition: NewSiteDefinition): Promise<boolean>;
  /**
   * Adds the next version. Returns false and writes nothing when the version is not the successor of the newest one,
   * because another change came first. The first version is 1.
   */
  append(version: NewSiteVersion): Promise<boolean>;
};
