import { diffSiteContent, type SiteFieldChange } from "./diffSiteContent.ts";
import { isSameValue, listSiteFields, type SiteFields } from "./siteFields.ts";

/** A field that two staff members changed to different values. */
export type SiteConflict = {
  readonly path: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
};

export type MergedSiteEdits = {
  /** My edits of fields that they did not change: these can be saved on top of theirs. */
  readonly edits: SiteFields;
  /** Fields for which a staff member has to choose one of the values. */
  readonly conflicts: readonly SiteConflict[];
  /** Fields that only they changed; they stay as they are. */
  readonly theirChanges: readonly SiteFieldChange[];
};

/**
 * Compares my edits of a version with a later version of another staff member. Only a field that both changed, to
 * different values, is a conflict; no edit of either side is lost.
 */
export const mergeSiteEdits = (versions: {
  readonly base: object;
  readonly mine: SiteFields;
  readonly theirs: object;
}): MergedSiteEdits => {
  const base = listSiteFields(versions.base);
  const theirs = listSiteFields(versions.theirs);
  const changedByThem = diffSiteContent(versions.base, versions.theirs);
  const theirPaths = new Set(changedByThem.map(({ path }) => path));
  const mine = [...versions.mine].filter(([path, value]) => !isSameValue(value, base.get(path)));
  const myPaths = new Set(mine.map(([path]) => path));
  return {
    edits: new Map(mine.filter(([path]) => !theirPaths.has(path))),
    conflicts: mine
      .filter(([path, value]) => theirPaths.has(path) && !isSameValue(value, theirs.get(path)))
      .map(([path, value]) => ({ path, base: base.get(path), mine: value, theirs: theirs.get(path) })),
    theirChanges: changedByThem.filter(({ path }) => !myPaths.has(path)),
  };
};
