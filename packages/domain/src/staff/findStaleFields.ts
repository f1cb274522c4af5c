import { changedFields } from "./changedFields.ts";

/**
 * Returns the names of the fields that are no longer as a person saw them who changes them now: somebody else was first.
 * `seen` has only the fields that are changed; undefined: the caller has seen nothing, and changes whatever is there.
 */
export const findStaleFields = (
  seen: Readonly<Record<string, unknown>> | undefined,
  current: Readonly<Record<string, unknown>>,
): readonly string[] => {
  if (seen === undefined) return [];
  const names = Object.keys(seen).filter((name) => seen[name] !== undefined);
  const pick = (from: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(names.map((name) => [name, from[name]]));
  const { before, after } = changedFields(pick(seen), pick(current));
  return names.filter((name) => name in before || name in after);
};
