import { isSameValue, listSiteFields } from "./siteFields.ts";

/** One field before and after a change; undefined when an older program did not know the field. */
export type SiteFieldChange = { readonly path: string; readonly before: unknown; readonly after: unknown };

/** Returns the fields that differ between two contents of a site, in the order of their paths. */
export const diffSiteContent = (before: object, after: object): readonly SiteFieldChange[] => {
  const old = listSiteFields(before);
  return [...listSiteFields(after)]
    .map(([path, value]) => ({ path, before: old.get(path), after: value }))
    .filter((change) => !isSameValue(change.before, change.after))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
};
