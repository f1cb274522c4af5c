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

  find: (code, version) =>
    db
      .selectFrom("siteVersions")
      .selectAll()
      .where("code", "=", code)
      .where("version", "=", version)
      .executeTakeFirst(),

  listBefore: (code, before, limit) =>
    db
      .selectFrom("siteVersions")
      .selectAll()
      .where("code", "=", code)
      .where("version", "<", before)
      .orderBy("version", "desc")
      .limit(limit)
      .execute(),

  append: async ({ content, ...version }) => {
    const row = { ...version, content: JSON.stringify(toStoredContent(content)) };
    // Versions have no gaps: the previous one must exist. Of two that append after it, the primary key rejects one.
    const added = await sql<{ version: number }>`
      insert into site_versions (code, version, content, changed_at, changed_by, brings_back)
      select ${row.code}, ${row.version}::integer, ${row.content}::jsonb, ${row.changedAt}::timestamptz,
        ${row.changedBy}, ${row.bringsBack}::integer
      where ${row.version}::integer = 1 or exists (
        select from site_versions where code = ${row.code} and version = ${row.version}::integer - 1
      )
      on conflict (code, version) do nothing
      returning version`.execute(db);
    return added.rows.length > 0;
  },
});
