import type { Address } from "./address.ts";

/** A suburb or town. `suburb` is empty if the address form has no such field: then `city` is the suburb. */
export type Place = Readonly<Record<PlaceField, string>>;

/** The fields of an address that can be completed from each other. */
export const PLACE_FIELDS = ["suburb", "city", "province", "zip"] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];

const MAX_SUGGESTIONS = 12;

/**
 * Parses a list of places: `province|city|postcode|suburb,suburb`, one line per postcode; `#` starts a comment.
 * Other lines are skipped.
 */
export const parsePlaces = (text: string): readonly Place[] =>
  text.split("\n").flatMap((line) => {
    const [province, city, zip, suburbs, ...others] = line.split("|");
    if (line.startsWith("#") || !province || city === undefined || !zip || !suburbs || others.length > 0)
      return [];
    return suburbs
      .split(",")
      .map((name) =>
        city === "" ? { province, suburb: "", city: name, zip } : { province, suburb: name, city, zip },
      );
  });

/**
 * Returns values for the blank fields: those on which all places that match the filled fields agree. A suburb that
 * is not in the list is ignored, since no list has all suburbs.
 */
export const completePlace = (
  places: readonly Place[],
  address: Address,
): Readonly<Partial<Record<PlaceField, string>>> => {
  const filled = PLACE_FIELDS.filter((field) => address[field]?.trim());
  // A province alone matches too many places.
  if (!filled.some((field) => field !== "province")) return {};
  const matches = findPlaces(places, address, filled);
  const candidates =
    matches.length > 0
      ? matches
      : findPlaces(
          places,
          address,
          filled.filter((field) => field !== "suburb"),
        );
  const completed: Partial<Record<PlaceField, string>> = {};
  for (const field of PLACE_FIELDS) {
    if (filled.includes(field)) continue;
    const [value, ...others] = new Set(candidates.map((place) => place[field]));
    if (value && others.length === 0) completed[field] = value;
  }
  return completed;
};

/** Returns suggestions for a field, sorted: values that start with the typed text and fit the other fields. */
export const suggestPlaces = (
  places: readonly Place[],
  address: Address,
  field: PlaceField,
): readonly string[] => {
  const others = PLACE_FIELDS.filter((other) => other !== field && address[other]?.trim());
  const typed = normalise(address[field] ?? "");
  const values = findPlaces(places, address, others)
    .map((place) => place[field])
    .filter((value) => value && normalise(value).startsWith(typed));
  return [...new Set(values)].toSorted().slice(0, MAX_SUGGESTIONS);
};

/**
 * Returns how the list contradicts a combination of city or suburb and postcode: the names that the code belongs to,
 * empty when only its province differs; null when it agrees. It is a reason to ask, never to reject, since
 * no list is complete.
 */
export const findPlaceMismatch = (
  places: readonly Place[],
  address: Address,
  provinceOfPostcode?: string,
): { readonly name: string; readonly zip: string; readonly expected: readonly string[] } | null => {
  const { city = "", zip = "" } = address;
  const atPostcode = findPlaces(places, { zip }, ["zip"]);
  if (isTownNear(places, address, atPostcode)) return null;
  for (const field of ["city", "suburb"] as const) {
    const name = address[field]?.trim() ?? "";
    const namesakes = name === "" ? [] : findPlaces(places, address, [field]);
    // A suburb of the same name elsewhere proves nothing about this one.
    const known =
      field === "suburb" ? namesakes.filter((place) => normalise(place.city) === normalise(city)) : namesakes;
    if (known.length === 0 || known.some((place) => place.zip === zip.trim())) continue;
    // Large cities have more codes than the list: a code that the list lacks is doubtful only in another province.
    const isElsewhere =
      field === "city"
        ? atPostcode.length > 0 ||
          (provinceOfPostcode !== undefined && known.every(({ province }) => province !== provinceOfPostcode))
        : atPostcode.length > 0;
    if (isElsewhere)
      return { name, zip: zip.trim(), expected: [...new Set(atPostcode.map((place) => place[field]))] };
  }
  return null;
};

/**
 * Returns true if the suburb is a town or suburb of this postcode, in the province of the city: many people enter
 * the large city beside a town that has its own entry in the list, such as Durban beside Umhlanga.
 */
const isTownNear = (
  places: readonly Place[],
  { suburb = "", city = "" }: Address,
  atPostcode: readonly Place[],
): boolean => {
  if (suburb.trim() === "") return false;
  const provinces = findPlaces(places, { city }, ["city"]).map(({ province }) => province);
  return atPostcode.some(
    (place) =>
      provinces.includes(place.province) &&
      [place.suburb, place.city].some((name) => normalise(name) === normalise(suburb)),
  );
};

const findPlaces = (places: readonly Place[], address: Address, fields: readonly PlaceField[]) =>
  fields.length === 0
    ? places
    : places.filter((place) =>
        fields.every((field) => normalise(place[field]) === normalise(address[field] ?? "")),
      );

/** Returns a name without case, accents and punctuation: "Gordons bay" is "Gordon's Bay". */
const normalise = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9 ]/g, "");
