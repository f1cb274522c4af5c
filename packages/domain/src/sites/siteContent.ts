import { isRecord } from "../parse/isRecord.ts";
import type { Site } from "./site.ts";

/**
 * Fields that the owner cannot change: amounts of one currency cannot become amounts of another, and two sites must
 * never have the same order numbers. Stock changes separately and has no versions.
 */
type FixedSiteField =
  | "code"
  | "countryName"
  | "countryCode"
  | "locale"
  | "currency"
  | "timeZone"
  | "postcodesByProvince"
  | "orderNumberPrefix"
  | "shortages";

/** The part of a site that the owner may change while the shop runs. The database stores it. */
export type SiteContent = Omit<Site, FixedSiteField>;

/**
 * Version of the stored form. Raise it when the shape of SiteContent changes; a new field with a default needs no new
 * version.
 */
const CONTENT_FORMAT = 1;

/** Returns the content in its stored form. */
export const toStoredContent = (content: SiteContent): SiteContent & { readonly format: number } => ({
  format: CONTENT_FORMAT,
  ...content,
});

/** Returns content of format N as format N + 1. The result is plain data and is parsed like any other. */
type Migration = (old: object) => object;

/** Migrations by the format that they start from. 1 is the first, so there is none yet. */
const MIGRATIONS: Readonly<Partial<Record<number, Migration>>> = {};

/** Returns stored content in the newest format. Other data is returned unchanged; the parser rejects it. */
export const migrateSiteContent = (value: unknown, migrations = MIGRATIONS): unknown => {
  if (typeof value !== "object" || value === null || !("format" in value)) return value;
  const { format } = value;
  const migration = typeof format === "number" ? migrations[format] : undefined;
  return migration && typeof format === "number"
    ? migrateSiteContent({ ...migration(value), format: format + 1 }, migrations)
    : value;
};

/**
 * Returns `base` with the fields of `change`, also inside objects such as copy and prices. Fields that the change
 * omits stay; lists are replaced. Stored content thus gets fields that a later version added from the seed.
 */
export const deepMerge = (base: unknown, change: unknown): unknown => {
  if (change === undefined) return base;
  if (!isRecord(base) || !isRecord(change)) return change;
  const names = new Set([...Object.keys(base), ...Object.keys(change)]);
  return Object.fromEntries(
    [...names].map((name) => [name, deepMerge(getOwnField(base, name), getOwnField(change, name))]),
  );
};

const getOwnField = (record: object, name: string): unknown =>
  Object.getOwnPropertyDescriptor(record, name)?.value;
