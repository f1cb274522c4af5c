import { completePlace, PLACE_FIELDS, type Place, type PlaceField } from "@storywall/domain/sites/places.ts";

export type PlaceValues = Partial<Record<PlaceField, string>>;

export type PlaceCompletion = {
  /** What was filled in, as long as it is there unchanged. */
  readonly completed: Readonly<PlaceValues>;
  /** The field that was left alone because the shopper was entering it, and what it held then. */
  readonly postponed: { readonly field: PlaceField; readonly value: string } | null;
};

export const NO_COMPLETION: PlaceCompletion = { completed: {}, postponed: null };

/**
 * Returns what to fill in when the shopper leaves a field for another. The field that they enter is left alone: a value
 * that comes as they begin to type would join what they type. It is filled in once they leave it as it was.
 */
export const completeLeftField = (
  places: readonly Place[],
  draft: Readonly<PlaceValues>,
  { completed, postponed }: PlaceCompletion,
  { left, entered }: { readonly left: PlaceField; readonly entered: PlaceField | null },
): { readonly changes: Readonly<PlaceValues>; readonly completion: PlaceCompletion } => {
  const value = draft[left] ?? "";
  const isTyped = value.trim() !== "" && completed[left] !== value;
  const isDue = postponed?.field === left && postponed.value === value;
  if (!isTyped && !isDue) return { changes: {}, completion: { completed, postponed: null } };
  const typed = PLACE_FIELDS.filter((name) => (name === left ? isTyped : completed[name] !== draft[name]));
  const found = completePlace(places, Object.fromEntries(typed.map((name) => [name, draft[name] ?? ""])));
  const isFound = Object.keys(found).length > 0;
  // What was filled in for another place, and follows no longer, would stay as if the shopper had typed it.
  const isStale = (name: PlaceField) => isFound && name !== left && completed[name] === draft[name];
  // The shopper has removed what was filled in there.
  const isRemoved = (name: PlaceField) => Boolean(completed[name]) && (draft[name] ?? "") === "";
  const nextValueOf = (name: PlaceField): string => found[name] ?? (isStale(name) ? "" : (draft[name] ?? ""));
  const differing = PLACE_FIELDS.filter(
    (name) => !isRemoved(name) && nextValueOf(name) !== (draft[name] ?? ""),
  );
  const late = differing.find((name) => name === entered);
  const changes: PlaceValues = {};
  for (const name of differing) if (name !== late) changes[name] = nextValueOf(name);
  // What was filled in before and still stands follows the next change, too.
  const filledIn: PlaceValues = { ...completed, ...changes };
  return {
    changes,
    completion: {
      completed: filledIn,
      postponed: late === undefined ? null : { field: late, value: draft[late] ?? "" },
    },
  };
};

/**
 * Returns the saved values to bring back, when what is left of what the shopper typed is the saved place again; null
 * otherwise. Without it, a postcode that was mistyped and corrected would cost the suburb.
 */
export const findRestoredValues = (
  saved: Readonly<PlaceValues>,
  values: Readonly<PlaceValues>,
  { completed }: PlaceCompletion,
  left: PlaceField,
): Readonly<PlaceValues> | null => {
  if (!saved[left] || values[left] !== saved[left]) return null;
  const isOwn = (name: PlaceField) => values[name] !== completed[name] && values[name] !== saved[name];
  if (PLACE_FIELDS.some(isOwn)) return null;
  const differing = PLACE_FIELDS.filter((name) => values[name] !== saved[name]);
  return differing.length === 0
    ? null
    : Object.fromEntries(differing.map((name) => [name, saved[name] ?? ""]));
};
