/** The fields that differ between two values, before and after a change. */
export type ChangedFields = {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
};

/**
 * Returns only the differences between two objects of JSON values, so that a log entry shows the change and not the
 * whole. Objects are compared field by field, lists as a whole. A field that one object lacks is missing on that
 * side.
 */
export const changedFields = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): ChangedFields => {
  const changed: { before: Record<string, unknown>; after: Record<string, unknown> } = {
    before: {},
    after: {},
  };
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, current] = [before[name], after[name]];
    if (isSame(old, current)) continue;
    const nested = isObject(old) && isObject(current) ? changedFields(old, current) : undefined;
    if (old !== undefined) changed.before[name] = nested?.before ?? old;
    if (current !== undefined) changed.after[name] = nested?.after ?? current;
  }
  return changed;
};

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** Returns the value with the fields of all its objects sorted, so that only the values are compared. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  );
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
