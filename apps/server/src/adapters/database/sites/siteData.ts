import { toStoredContent } from "@storywall/domain/sites/siteContent.ts";
import { sql } from "kysely";
import type { SiteData, SiteVersion } from "../../../ports/sites/SiteData.ts";
import type { Database } from "../engine/connect.ts";

/** Selects versions, each with the name of the person who made it. */
const selectVersions = (db: Database) =>
  db
    .selectFrom("siteVersions as version")
    .leftJoin("staffMembers as staff", "staff.id", "version.staffId")
    .selectAll("version")
    .select("staff.name");

type SiteVersionRow = SiteVersion & { readonly staffId: string | null; readonly name: string | null };

const toSiteVersion = ({ staffId, name, ...version }: SiteVersionRow): SiteVersion => ({
  ...version,
  ...(staffId !== null && name !== null ? { staff: { id: staffId, name } } : {}),
});

export const siteData = (db: Database): SiteData => ({
  getNewestVersions: async () => {
    const rows = await db
      .selectFrom("siteVersions")
      .select((select) => ["code", select.fn.max("version").as("newest")])
      .groupBy("code")
      .execute();
    return new Map(rows.map(({ code, newest }) => [code, newest]));
  },

  findNewest: async (code) => {
    const row = await selectVersions(db)
      .where("code", "=", code)
      .orderBy("version.version", "desc")
      .limit(1)
      .executeTakeFirst();
    return row && toSiteVersion(row);
  },

  find: async (code, version) => {
    const row = await selectVersions(db)
      .where("code", "=", code)
      .where("version.version", "=", version)
      .executeTakeFirst();
    return row && toSiteVersion(row);
  },

  listBefore: async (code, before, limit) => {
    const rows = await selectVersions(db)
      .where("code", "=", code)
      .where("version.version", "<", before)
      .orderBy("version.version", "desc")
      .limit(limit)
      .execute();
    return rows.map(toSiteVersion);
  },

  findDefinition: async (code) => {
    const row = await db
      .selectFrom("addedSites")
      .select("definition")
      .where("code", "=", code)
      .executeTakeFirst();
    return row?.definition;
  },

  addDefinition: async ({ definition, ...site }) => {
    const added = await db
      .insertInto("addedSites")
      .values({ ...site, definition: JSON.stringify(definition) })
      .onConflict((conflict) => conflict.column("code").doNothing())
      .returning("code")
      .execute();
    return added.length > 0;
  },

  append: async ({ content, staff, ...version }) => {
    const row = {
      ...version,
      content: JSON.stringify(toStoredContent(content)),
      staffId: staff?.id ?? null,
    };
    // Versions have no gaps: the previous one must exist. When two requests append after it, the primary key
    // rejects one.
    const added = await sql<{ version: number }>`
      insert into site_versions (code, version, content, changed_at, changed_by, brings_back, staff_id)
      select ${row.code}, ${row.version}::integer, ${row.content}::jsonb, ${row.changedAt}::timestamptz,
        ${row.changedBy}, ${row.bringsBack}::integer, ${row.staffId}::text
      where ${row.version}::integer = 1 or exists (
        select from site_versions where code = ${row.code} and version = ${row.version}::integer - 1
      )
      on conflict (code, version) do nothing
      returning version`.execute(db);
    return added.rows.length > 0;
  },
});
