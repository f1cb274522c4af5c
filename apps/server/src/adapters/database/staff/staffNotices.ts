import {
  DEFAULT_NOTICE_HOUR,
  defaultNoticeChoices,
  defaultNoticeTiming,
  NOTICE_KINDS,
  type NoticeKind,
  type NoticeTiming,
} from "@storywall/domain/staff/noticeChoices.ts";
import { STAFF_ROLES, type StaffRole } from "@storywall/domain/staff/roles.ts";
import { type RawBuilder, sql } from "kysely";
import type { StaffNotice, StaffNotices } from "../../../ports/staff/StaffNotices.ts";
import type { Database } from "../engine/connect.ts";
import { type Params, statement } from "../engine/statement.ts";

/**
 * Returns the roles that are notified of a kind, at once or in their daily list, unless the person chose
 * otherwise.
 */
const rolesByDefault = (kind: NoticeKind): readonly StaffRole[] =>
  STAFF_ROLES.filter((role) => defaultNoticeTiming(role, kind) !== "none");

const timingOf = (roles: RawBuilder<readonly StaffRole[]>): RawBuilder<NoticeTiming> =>
  sql`coalesce(chosen.timing, case when staff.role = any(${roles}) then 'each' else 'none' end)`;

type NewNotices = StaffNotice & {
  readonly roles: readonly StaffRole[];
  readonly defaultRoles: readonly StaffRole[];
};

/** One statement, pipelined: it is part of placing an order. */
const ADD = statement(
  ({ kind, subjectId, dedupeKey, site, createdAt, roles, defaultRoles }: Params<NewNotices>, db) =>
    db
      .insertInto("staffNotices")
      .columns(["staffId", "occasion", "kind", "subjectId", "site", "createdAt"])
      .expression(
        db
          .selectFrom("staffMembers as staff")
          .leftJoin("staffNoticeChoices as chosen", (join) =>
            join
              .onRef("chosen.staffId", "=", "staff.id")
              .on("chosen.kind", "=", sql<NoticeKind>`${kind}::text`),
          )
          .select(["staff.id", sql<string>`${dedupeKey}::text`.as("occasion")])
          .select([
            sql<NoticeKind>`${kind}::text`.as("kind"),
            sql<string>`${subjectId}::text`.as("subjectId"),
          ])
          .select([sql<StaffNotice["site"]>`${site}::text`.as("site")])
          .select([sql<Date>`${createdAt}::timestamptz`.as("createdAt")])
          .where("staff.stoppedAt", "is", null)
          .where(sql<boolean>`staff.role = any(${roles})`)
          .where(timingOf(defaultRoles), "<>", "none"),
      )
      .onConflict((conflict) => conflict.columns(["staffId", "occasion"]).doNothing()),
);

export const staffNotices = (db: Database): StaffNotices => ({
  add: (notice, roles) =>
    ADD.executePipelined(db, { ...notice, roles, defaultRoles: rolesByDefault(notice.kind) }),

  listWaiting: async () => {
    const rows = await db
      .selectFrom("staffNotices as notice")
      .innerJoin("staffMembers as staff", "staff.id", "notice.staffId")
      .leftJoin("staffNoticeChoices as chosen", (join) =>
        join.onRef("chosen.staffId", "=", "notice.staffId").onRef("chosen.kind", "=", "notice.kind"),
      )
      .select(["notice.staffId", "notice.kind", "notice.site", "staff.role", "chosen.timing", "chosen.hour"])
      .select(({ fn }) => fn.min("notice.createdAt").as("oldestAt"))
      .where("notice.mailId", "is", null)
      .groupBy(["notice.staffId", "notice.kind", "notice.site", "staff.role", "chosen.timing", "chosen.hour"])
      .execute();
    return rows.map(({ role, timing, hour, ...notices }) => ({
      ...notices,
      timing: timing ?? defaultNoticeTiming(role, notices.kind),
      hour: hour ?? DEFAULT_NOTICE_HOUR,
    }));
  },

  assignToMail: async (mailId, { staffId, site, kinds, before, limit }) => {
    const assigned = await db
      .updateTable("staffNotices")
      .set({ mailId })
      .where("staffId", "=", staffId)
      // Waits for a row that another process is assigning at this moment; it then has a mail already.
      .where("mailId", "is", null)
      .where("occasion", "in", (select) =>
        select
          .selectFrom("staffNotices")
          .select("occasion")
          .where("staffId", "=", staffId)
          .where("site", "=", site)
          .where("kind", "in", kinds)
          .where("mailId", "is", null)
          .where("createdAt", "<", before)
          .orderBy("createdAt")
          .orderBy("occasion")
          .limit(limit),
      )
      .returning("occasion")
      .execute();
    return assigned.length;
  },

  removeWaiting: async ({ staffId, site, kinds }) => {
    await db
      .deleteFrom("staffNotices")
      .where("staffId", "=", staffId)
      .where("site", "=", site)
      .where("kind", "in", kinds)
      .where("mailId", "is", null)
      .execute();
  },

  findByMail: (mailId) =>
    db
      .selectFrom("staffNotices")
      .select(["staffId", "occasion as dedupeKey", "kind", "subjectId", "site", "createdAt"])
      .where("mailId", "=", mailId)
      .orderBy("createdAt")
      .orderBy("occasion")
      .execute(),

  findChoices: async (staffId, role) => {
    const rows = await db
      .selectFrom("staffNoticeChoices")
      .select(["kind", "timing", "hour"])
      .where("staffId", "=", staffId)
      .execute();
    const choices = defaultNoticeChoices(role);
    const chosen = Object.fromEntries(rows.map(({ kind, timing }) => [kind, timing]));
    return { ...choices, ...chosen, hour: rows[0]?.hour ?? choices.hour };
  },

  saveChoices: async (staffId, { hour, ...timings }) => {
    await db
      .insertInto("staffNoticeChoices")
      .values(NOTICE_KINDS.map((kind) => ({ staffId, kind, timing: timings[kind], hour })))
      .onConflict((conflict) =>
        conflict.columns(["staffId", "kind"]).doUpdateSet((update) => ({
          timing: update.ref("excluded.timing"),
          hour: update.ref("excluded.hour"),
        })),
      )
      .execute();
  },

  removeCreatedBefore: async (time) => {
    await db.deleteFrom("staffNotices").where("createdAt", "<", time).execute();
  },
});
