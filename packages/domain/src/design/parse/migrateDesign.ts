/** Returns a design of version N as version N + 1. The result is plain data and is parsed like any other. */
type Migration = (old: object) => object;

/**
 * Migrations by the version that they start from. Version 1 is the first, so there is none yet. When the type `Design`
 * changes, raise its `version`, add the migration from the old version here, and add a design of the old version to the
 * test.
 */
const MIGRATIONS: Readonly<Partial<Record<number, Migration>>> = {};

/** Returns a stored design in the newest version. Other data is returned unchanged; the parser rejects it. */
export const migrateDesign = (value: unknown, migrations = MIGRATIONS): unknown => {
  if (typeof value !== "object" || value === null || !("version" in value)) return value;
  const migration = typeof value.version === "number" ? migrations[value.version] : undefined;
  return migration ? migrateDesign(migration(value), migrations) : value;
};
