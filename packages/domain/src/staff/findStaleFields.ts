import { changedFields } from "./changedFields.ts";

/**
 * Returns the names of the fields whose current values differ from those that the caller saw. `seen` has only the
 * fields to change. Undefined: the caller has seen nothing, and the change is made without a check.
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
