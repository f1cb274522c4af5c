import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { AuditEntry } from "../../ports/staff/AuditLog.ts";
import type { Shop } from "../shop.ts";

type NewAuditEntry = Pick<AuditEntry, "actor" | "action" | "subject"> &
  Partial<Pick<AuditEntry, "site" | "before" | "after" | "reason">>;

/** Adds an entry to the audit log and returns its id. `repositories` must be those of the transaction that makes the change. */
export const recordAudit = (
  { clock }: Pick<Shop, "clock">,
  { auditLog }: Pick<Repositories, "auditLog">,
  entry: NewAuditEntry,
): Promise<string> =>
  auditLog.append({ site: null, before: null, after: null, reason: null, ...entry, at: clock.now() });
