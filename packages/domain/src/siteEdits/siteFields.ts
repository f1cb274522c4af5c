import { isRecord } from "../parse/isRecord.ts";

/**
 * The fields of a site by their paths, such as `framePrices.rectangle_small`. A list is one field: its items have no
 * identity that outlives a change.
 */
export type SiteFields = ReadonlyMap<string, unknown>;

/** Returns the fields of a site's content, or of a partial change of it. */
export const listSiteFields = (content: object): SiteFields => new Map(fieldsWithin(content, ""));

const fieldsWithin = (record: object, prefix: string): readonly (readonly [string, unknown])[] =>
  Object.entries(record).flatMap(([name, value]): readonly (readonly [string, unknown])[] => {
    const path = `${prefix}${name}`;
    return isRecord(value) ? fieldsWithin(value, `${path}.`) : [[path, value]];
  });

/** Returns the change of a site that sets these fields, as nested objects in the contract's format. */
export const toSiteChange = (fields: SiteFields): Record<string, unknown> => {
  const byGroup = Map.groupBy(fields, ([path]) => path.split(".", 1)[0] ?? path);
  return Object.fromEntries(
    [...byGroup].map(([group, members]) => {
      const [first] = members;
      if (first && first[0] === group) return [group, first[1]];
      const inner = members.map(([path, value]): [string, unknown] => [path.slice(group.length + 1), value]);
      return [group, toSiteChange(new Map(inner))];
    }),
  );
};

/** Returns true when two values of a field are the same. Lists and their items are compared by content. */
export const isSameValue = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSameValue(item, b[index]));
  if (!isRecord(a) || !isRecord(b)) return Object.is(a, b);
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSameValue(a[name], b[name]));
};
