import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import { diffSiteContent, type SiteFieldChange } from "@storywall/domain/siteEdits/diffSiteContent.ts";
import { listSiteFields, toSiteChange } from "@storywall/domain/siteEdits/siteFields.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { migrateSiteContent } from "@storywall/domain/sites/siteContent.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { SiteVersion } from "../../ports/sites/SiteData.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { firstWithin } from "../firstWithin.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { type ChangeSiteErrorCode, changeSite } from "./changeSite.ts";
import type { LiveSite } from "./liveSites.ts";

/** A version of a site with its changes since the version before. The first version has none. */
export type SiteHistoryEntry = Omit<SiteVersion, "content"> & {
  readonly changes: readonly SiteFieldChange[];
};

type SiteHistoryPage = { readonly items: readonly SiteHistoryEntry[]; readonly nextBefore: number | null };

/** Versions on one page of the history. Those that changed long texts make a shorter page. */
const PAGE_SIZE = 20;

/** Returns versions of a site below `before`, the newest first, each with the fields that it changed. */
export const listSiteHistory = async (
  { repositories }: Pick<Shop, "repositories">,
  actor: StaffActor,
  code: SiteCode,
  before: number,
): Promise<Result<SiteHistoryPage, "FORBIDDEN">> => {
  const allowed = requireRight(actor, "shop.edit");
  if (allowed.kind === "error") return allowed;
  // One more than the page, since the last version shown is compared with the one before it.
  const versions = await repositories.siteData.listBefore(code, before, PAGE_SIZE + 1);
  const all = versions.slice(0, PAGE_SIZE).map(({ content, ...entry }, index) => ({
    ...entry,
    changes: changesBetween(versions[index + 1]?.content, content),
  }));
  const items = firstWithin(all);
  const hasMore = versions.length > items.length;
  return ok({ items, nextBefore: hasMore ? (items.at(-1)?.version ?? null) : null });
};

/** Returns the fields that differ. A field that an older program did not write is not a change by a person. */
const changesBetween = (before: unknown, after: unknown): readonly SiteFieldChange[] =>
  before === undefined
    ? []
    : diffSiteContent(toRecord(before), toRecord(after)).filter((change) => change.before !== undefined);

/** Stored content in today's format, unparsed: the diff takes any fields. */
const toRecord = (content: unknown): object => {
  const migrated = migrateSiteContent(content);
  if (!isRecord(migrated)) return {};
  const { format: _, ...fields } = migrated;
  return fields;
};

export type Restoration = {
  readonly expectedVersion: number;
  readonly version: number;
  /** Paths of the fields to restore; absent for all that differ. */
  readonly paths?: readonly string[];
};

/**
 * Restores fields of an earlier version as a new version. Promo codes are not restored: restoring a text must
 * not make an ended code valid again.
 */
export const restoreSiteVersion = async (
  shop: Pick<Shop, "repositories" | "transaction" | "refreshSites" | "clock">,
  actor: StaffActor,
  code: SiteCode,
  { expectedVersion, version, paths }: Restoration,
): Promise<Result<LiveSite, ChangeSiteErrorCode | "NOT_FOUND">> => {
  const allowed = requireRight(actor, "shop.edit");
  if (allowed.kind === "error") return allowed;
  const earlier = await shop.repositories.siteData.find(code, version);
  if (!earlier) return err("NOT_FOUND", "There is no such version of this shop.");
  const fields = [...listSiteFields(toRecord(earlier.content))].filter(
    ([path]) => path !== "promoCodes" && (paths === undefined || paths.includes(path)),
  );
  const change = toSiteChange(new Map(fields));
  return changeSite(shop, actor, code, { expectedVersion, change, bringsBack: version });
};
