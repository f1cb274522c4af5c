import type { Site } from "./site.ts";

/**
 * What a site's code, country and currency stand for. It is the program's, not the owner's: amounts of a currency cannot
 * become those of another, and two sites' order numbers must never meet.
 */
type FixedSiteField =
  | "code"
  | "countryName"
  | "countryCode"
  | "locale"
  | "currency"
  | "timeZone"
  | "postcodesByProvince"
  | "orderNumberPrefix";

/** What the owner may change of a site while the shop runs, and therefore what the database keeps. */
export type SiteContent = Omit<Site, FixedSiteField>;

/** Version of the stored form. When SiteContent changes its shape (a new field with a default does not), raise it here. */
export const CONTENT_FORMAT = 1;

/** Content as it is stored. */
export const toStoredContent = (content: SiteContent): SiteContent & { readonly format: number } => ({
  format: CONTENT_FORMAT,
  ...content,
});

/** Content of format N to one of format N + 1. Data in, data out: the result is parsed like any other. */
type Migration = (old: object) => object;

/** By the format that they start from. 1 is the first, so there is none yet. */
const MIGRATIONS: Readonly<Partial<Record<number, Migration>>> = {};

/** Brings stored content to the newest format, step by step; anything else goes through for the parser to refuse. */
export const migrateSiteContent = (value: unknown, migrations = MIGRATIONS): unknown => {
  if (typeof value !== "object" || value === null || !("format" in value)) return value;
  const { format } = value;
  const migration = typeof format === "number" ? migrations[format] : undefined;
  return migration && typeof format === "number"
    ? migrateSiteContent({ ...migration(value), format: format + 1 }, migrations)
    : value;
};

/**
 * A change on top of what is there: fields that the change does not name stay, also inside of copy and prices; lists are
 * taken whole. It is also how stored content gets the fields that a later program has added, from that program's seeds.
 */
export const deepMerge = (base: unknown, change: unknown): unknown => {
  if (change === undefined) return base;
  if (!isRecord(base) || !isRecord(change)) return change;
  const names = new Set([...Object.keys(base), ...Object.keys(change)]);
  return Object.fromEntries(
    [...names].map((name) => [name, deepMerge(getOwnField(base, name), getOwnField(change, name))]),
  );
};

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const getOwnField = (record: object, name: string): unknown =>
  Object.getOwnPropertyDescriptor(record, name)?.value;
