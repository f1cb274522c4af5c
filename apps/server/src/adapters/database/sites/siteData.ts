import { toStoredContent } from "@storywall/domain/sites/siteContent.ts";
import { sql } from "kysely";
import type { SiteData } from "../../../ports/sites/SiteData.ts";
import type { Database } from "../engine/connect.ts";

export const siteData = (db: Database): SiteData => ({
  getNewestVersions: async () => {
    const rows = await db
      .selectFrom("siteVersions")
      .select((select) => ["code", select.fn.max("version").as("newest")])
      .groupBy("code")
      .execute();
    return new Map(rows.map(({ code, newest }) => [code, newest]));
  },

  findNewest: (code) =>
    db
      .selectFrom("siteVersions")
      .selectAll()
      .where("code", "=", code)
      .orderBy("version", "desc")
      .limit(1)
      .executeTakeFirst(),

  append: async ({ code, version, content, changedAt, changedBy }) => {
    const row = { code, version, content: JSON.stringify(toStoredContent(content)), changedAt, changedBy };
    // Versions have no gaps: the previous one must exist. Of two that append after it, the primary key rejects one.
    const added = await sql<{ version: number }>`
      insert into site_versions (code, version, content, changed_at, changed_by)
      select ${row.code}, ${row.version}::integer, ${row.content}::jsonb, ${row.changedAt}::timestamptz, ${row.changedBy}
      where ${row.version}::integer = 1 or exists (
        select from site_versions where code = ${row.code} and version = ${row.version}::integer - 1
      )
      on conflict (code, version) do nothing
      returning version`.execute(db);
    return added.rows.length > 0;
  },
});
