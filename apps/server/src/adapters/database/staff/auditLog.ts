import type { AuditLog } from "../../../ports/staff/AuditLog.ts";
import type { Database } from "../engine/connect.ts";

const toJson = (fields: object | null): string | null => fields && JSON.stringify(fields);

export const auditLog = (db: Database): AuditLog => ({
  append: async ({ actor, action, site, subject, before, after, reason, at }) => {
    const person = actor.kind === "staff" ? actor : undefined;
    await db
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
      .execute();
  },

  removeBefore: async (time) => {
    await db.deleteFrom("auditLog").where("at", "<", time).execute();
  },
});
