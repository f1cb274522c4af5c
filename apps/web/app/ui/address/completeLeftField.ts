import {
  completePlace,
  PLACE_FIELDS,
  type Place,
  type PlaceField,
  suggestPlaces,
} from "@storywall/domain/sites/places.ts";

export type PlaceValues = Partial<Record<PlaceField, string>>;

export type PlaceCompletion = {
  /** The values that were filled in here and are still unchanged. */
  readonly completed: Readonly<PlaceValues>;
  /**
   * Fields that the shopper has typed in since. They count as the shopper's, even with the value that was filled in.
   */
  readonly typed: readonly PlaceField[];
  /** The field that was skipped because the shopper was entering it, and its value then. */
  readonly postponed: { readonly field: PlaceField; readonly value: string } | null;
  /** The postcode when something was filled in last; null before. */
  readonly besideZip: string | null;
};

export const NO_COMPLETION: PlaceCompletion = {
  completed: {},
  typed: [],
  postponed: null,
  besideZip: null,
};

/** Returns the completion after the shopper has typed in a field, or chosen in its list. */
export const noteTyped = (completion: PlaceCompletion, field: PlaceField): PlaceCompletion =>
  completion.typed.includes(field) ? completion : { ...completion, typed: [...completion.typed, field] };

/** Returns true for a field whose value was filled in here, and which the shopper has not touched since. */
export const isFilledIn = (
  { completed, typed }: PlaceCompletion,
  values: Readonly<PlaceValues>,
  field: PlaceField,
): boolean => !typed.includes(field) && completed[field] === values[field];

/**
 * Returns the fields that were filled in here, to be checked. Excludes a province whose postcode belongs to another
 * one: the postcode's own error names both.
 */
export const findFilledIn = (
  completion: PlaceCompletion,
  values: Readonly<PlaceValues>,
  initialValues: Readonly<PlaceValues>,
  provinceOf: (zip: string) => string | undefined,
): readonly PlaceField[] =>
  isOfPostcode(completion, values, provinceOf)
    ? PLACE_FIELDS.filter(
        (name) =>
          values[name] && values[name] !== initialValues[name] && isFilledIn(completion, values, name),
      )
    : [];

/**
 * Returns true where the postcode has set another province than there was before. It is always said: shoppers do not
 * look again at a field that was right, and the parcel goes where it says.
 */
export const isProvinceSet = (
  completion: PlaceCompletion,
  values: Readonly<PlaceValues>,
  initialValues: Readonly<PlaceValues>,
  provinceOf: (zip: string) => string | undefined,
): boolean =>
  Boolean(values.province) &&
  values.province !== initialValues.province &&
  isFilledIn(completion, values, "province") &&
  completion.besideZip === values.zip &&
  provinceOf(values.zip ?? "") === values.province;

const isOfPostcode = (
  { besideZip }: PlaceCompletion,
  { zip = "", province }: Readonly<PlaceValues>,
  provinceOf: (zip: string) => string | undefined,
): boolean =>
  (besideZip === null || besideZip === zip) && (!province || (provinceOf(zip) ?? province) === province);

/**
 * Returns the province of the postcode where another province was filled in here; undefined otherwise. The postcode's
 * error speaks of a province that the shopper has not chosen, so they must hear where it comes from.
 */
export const findOtherProvince = (
  completion: PlaceCompletion,
  { province = "", zip = "" }: Readonly<PlaceValues>,
  initialValues: Readonly<PlaceValues>,
  provinceOf: (zip: string) => string | undefined,
): string | undefined => {
  const isOurs =
    province !== "" &&
    province !== initialValues.province &&
    isFilledIn(completion, { province }, "province");
  const other = isOurs ? provinceOf(zip) : undefined;
  return other === province ? undefined : other;
};

/** What can be changed where the postcode is of another province than the town. */
type PostcodeFixes = {
  /** The only postcode of the town; undefined when it has several, or is in no list. */
  readonly zip: string | undefined;
  /** False when the list has the town in its own province alone: it would then be in a province where it is not. */
  readonly canChangeProvince: boolean;
};

/** Returns what fits the suburb and city where their postcode is of `otherProvince`. */
export const findPostcodeFixes = (
  places: readonly Place[],
  { suburb = "", city = "", province = "" }: Readonly<PlaceValues>,
  otherProvince: string,
): PostcodeFixes => {
  if (suburb.trim() === "" && city.trim() === "") return { zip: undefined, canChangeProvince: true };
  const zipsIn = (where: string): readonly string[] => {
    const zips = suggestPlaces(places, { suburb, city, province: where }, "zip");
    // No list has all suburbs.
    return zips.length > 0 || city.trim() === ""
      ? zips
      : suggestPlaces(places, { city, province: where }, "zip");
  };
  const [zip, ...others] = zipsIn(province);
  return {
    zip: others.length === 0 ? zip : undefined,
    canChangeProvince: zip === undefined || zipsIn(otherProvince).length > 0,
  };
};

/** Returns the fields that were emptied here because their values belonged to another place. */
export const findCleared = (
  completion: PlaceCompletion,
  values: Readonly<PlaceValues>,
  initialValues: Readonly<PlaceValues>,
): readonly PlaceField[] =>
  PLACE_FIELDS.filter(
    (name) => values[name] === "" && initialValues[name] !== "" && isFilledIn(completion, values, name),
  );

/**
 * Returns what to fill in when the shopper leaves a field for another. The field that they enter is skipped, because a
 * value filled in while they begin to type would mix with their text; it is filled in when they leave it unchanged.
 * The list of provinces is filled in at once, so that it never shows beside the postcode of another province. What
 * they typed or chose stays. Where it contradicts itself, the filled-in values follow what they typed last. Then the
 * province alone follows the suburb or city, because the postcode is checked against it: the field says that they do
 * not belong together.
 */
export const completeLeftField = (
  places: readonly Place[],
  draft: Readonly<PlaceValues>,
  completion: PlaceCompletion,
  { left, entered }: { readonly left: PlaceField; readonly entered: PlaceField | null },
  provinceOf: (zip: string) => string | undefined,
): { readonly changes: Readonly<PlaceValues>; readonly completion: PlaceCompletion } => {
  const { completed, postponed } = completion;
  const value = draft[left] ?? "";
  const isTyped = value.trim() !== "" && !isFilledIn(completion, draft, left);
  const isDue = postponed?.field === left && postponed.value === value;
  if (!isTyped && !isDue) return { changes: {}, completion: { ...completion, postponed: null } };
  const typed = PLACE_FIELDS.filter((name) =>
    name === left ? isTyped : !isFilledIn(completion, draft, name),
  );
  const findBy = (names: readonly PlaceField[]) =>
    completePlace(places, Object.fromEntries(names.map((name) => [name, draft[name] ?? ""])));
  const foundByAll = findBy(typed);
  const isContradiction = isTyped && Object.keys(foundByAll).length === 0;
  const foundPlace = isContradiction ? findBy([left]) : foundByAll;
  const isFound = Object.keys(foundPlace).length > 0;
  const namedPlace = isContradiction ? findBy(typed.filter((name) => name !== "zip")) : foundPlace;
  const province =
    namedPlace.province ??
    foundPlace.province ??
    // The province may be known even for a postcode that is in no list.
    (typed.includes("zip") ? provinceOf(draft.zip ?? "") : undefined);
  const found = province === undefined ? foundPlace : { ...foundPlace, province };
  // A value that was filled in for another place and no longer follows changes would remain as if the shopper had
  // typed it.
  const isStale = (name: PlaceField) => isFound && name !== left && isFilledIn(completion, draft, name);
  // The shopper has removed what was filled in there.
  const isRemoved = (name: PlaceField) => Boolean(completed[name]) && (draft[name] ?? "") === "";
  const nextValueOf = (name: PlaceField): string => {
    const typedValue = isFilledIn(completion, draft, name) ? "" : (draft[name] ?? "");
    if (typedValue.trim() !== "") return typedValue;
    return found[name] ?? (isStale(name) ? "" : (draft[name] ?? ""));
  };
  const differing = PLACE_FIELDS.filter(
    (name) => !isRemoved(name) && nextValueOf(name) !== (draft[name] ?? ""),
  );
  // A choice in a list cannot mix with typed text, and would lag behind the postcode that is filled in at once.
  const late = differing.find((name) => name === entered && name !== "province");
  const changes: PlaceValues = {};
  for (const name of differing) if (name !== late) changes[name] = nextValueOf(name);
  // Values that were filled in before and are unchanged follow the next change, too.
  const filledIn: PlaceValues = { ...completed, ...changes };
  return {
    changes,
    completion: {
      completed: filledIn,
      typed: completion.typed.filter((name) => changes[name] === undefined),
      postponed: late === undefined ? null : { field: late, value: draft[late] ?? "" },
      besideZip: changes.zip ?? draft.zip ?? "",
    },
  };
};

/**
 * Returns the province of a suburb and city that are filled in beside a postcode of another province, where none is
 * chosen; undefined otherwise. A browser that fills in all fields at once leaves none of them, and without a province the
 * postcode would be checked against nothing.
 */
export const findContradictedProvince = (
  places: readonly Place[],
  { suburb = "", city = "", province = "", zip = "" }: Readonly<PlaceValues>,
  provinceOf: (zip: string) => string | undefined,
): string | undefined => {
  if (province !== "") return undefined;
  const named = completePlace(places, { suburb, city }).province;
  const ofPostcode = provinceOf(zip);
  return ofPostcode !== undefined && named !== ofPostcode ? named : undefined;
};

/**
 * Returns the saved values to restore when the shopper's remaining input equals the saved place again; otherwise null.
 * Without it, a postcode that was mistyped and corrected would clear the suburb.
 */
export const findRestoredValues = (
  saved: Readonly<PlaceValues>,
  values: Readonly<PlaceValues>,
  completion: PlaceCompletion,
  left: PlaceField,
): Readonly<PlaceValues> | null => {
  if (!saved[left] || values[left] !== saved[left]) return null;
  const isOwn = (name: PlaceField) => !isFilledIn(completion, values, name) && values[name] !== saved[name];
  if (PLACE_FIELDS.some(isOwn)) return null;
  const differing = PLACE_FIELDS.filter((name) => values[name] !== saved[name]);
  return differing.length === 0
    ? null
    : Object.fromEntries(differing.map((name) => [name, saved[name] ?? ""]));
};
