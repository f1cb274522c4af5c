import type { AuditLog, StoredAuditEntry } from "../../../ports/staff/AuditLog.ts";
import type { Database } from "../engine/connect.ts";

const toJson = (fields: object | null): string | null => fields && JSON.stringify(fields);

const selectEntries = (db: Database) => db.selectFrom("auditLog").selectAll();
type AuditRow = Awaited<ReturnType<ReturnType<typeof selectEntries>["executeTakeFirstOrThrow"]>>;

const toFields = (value: unknown): StoredAuditEntry["before"] =>
  typeof value === "object" && value !== null ? { ...value } : null;

const toEntry = (row: AuditRow): StoredAuditEntry => ({
  id: String(row.id),
  actor: {
    kind: row.actorKind,
    id: row.staffId,
    name: row.actorName,
    role: row.actorRole,
    device: row.device,
    requestId: row.requestId,
  },
  action: row.action,
  site: row.site,
  subject: { kind: row.subjectKind, id: row.subjectId, label: row.subjectLabel },
  before: toFields(row.before),
  after: toFields(row.after),
  reason: row.reason,
  at: row.at,
});

export const auditLog = (db: Database): AuditLog => ({
  append: async ({ actor, action, site, subject, before, after, reason, at }) => {
    const person = actor.kind === "staff" ? actor : undefined;
    const { id } = await db
      .insertInto("auditLog")
      .values({
        at,
        actorKind: actor.kind,
        staffId: person?.id ?? null,
        actorName: person?.name ?? null,
        actorRole: person?.role ?? null,
        device: person?.device ?? null,
        requestId: person?.requestId ?? null,
        site,
        action,
        subjectKind: subject.kind,
        subjectId: subject.id,
        subjectLabel: subject.label,
        before: toJson(before),
        after: toJson(after),
        reason,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return String(id);
  },

  find: async (id) => {
    const row = await selectEntries(db).where("id", "=", id).executeTakeFirst();
    return row && toEntry(row);
  },

  list: async ({ staffId, action, subject, from, until }, beforeId, limit) => {
    const rows = await selectEntries(db)
      .where((entry) =>
        entry.and([
          ...(staffId === null ? [] : [entry("staffId", "=", staffId)]),
          ...(action === null ? [] : [entry("action", "=", action)]),
          ...(subject === null
            ? []
            : [entry("subjectKind", "=", subject.kind), entry("subjectId", "=", subject.id)]),
          ...(from === null ? [] : [entry("at", ">=", from)]),
          ...(until === null ? [] : [entry("at", "<", until)]),
          ...(beforeId === null ? [] : [entry("id", "<", beforeId)]),
        ]),
      )
      .orderBy("id", "desc")
      .limit(limit)
      .execute();
    return rows.map(toEntry);
  },

  removeBefore: async (time) => {
    await db.deleteFrom("auditLog").where("at", "<", time).execute();
  },
});
