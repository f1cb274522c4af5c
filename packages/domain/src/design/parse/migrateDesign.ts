/** A design of version N to one of version N + 1. Data in, data out: the result is parsed like any other. */
type Migration = (old: object) => object;

/**
 * By the version that they start from. Version 1 is the first, so there is none yet; when the type changes, raise
 * `version` there and put the step from the old one here, beside a design of that version in the test.
 */
const MIGRATIONS: Readonly<Partial<Record<number, Migration>>> = {};

/** Brings a stored design to the newest version, step by step; anything else goes through for the parser to refuse. */
export const migrateDesign = (value: unknown, migrations = MIGRATIONS): unknown => {
  if (typeof value !== "object" || value === null || !("version" in value)) return value;
  const migration = typeof value.version === "number" ? migrations[value.version] : undefined;
  return migration ? migrateDesign(migration(value), migrations) : value;
};
