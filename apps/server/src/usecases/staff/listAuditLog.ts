import { ok, type Result } from "../../ports/platform/Result.ts";
import type { AuditFilter, StoredAuditEntry } from "../../ports/staff/AuditLog.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { firstWithin } from "../firstWithin.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "./requireRight.ts";

/** Entries with long texts make a shorter page. */
const PAGE_SIZE = 50;

export type AuditPage = {
  readonly entries: readonly StoredAuditEntry[];
  /** Cursor of the next page; null on the last page. */
  readonly nextBefore: string | null;
};

/** Returns a page of the audit log, newest first. */
export const listAuditLog = async (
  { repositories: { auditLog } }: Pick<Shop, "repositories">,
  actor: StaffActor,
  filter: AuditFilter,
  { before, pageSize = PAGE_SIZE }: { readonly before: string | null; readonly pageSize?: number },
): Promise<Result<AuditPage, "FORBIDDEN">> => {
  const allowed = requireRight(actor, "auditLog.read");
  if (allowed.kind === "error") return allowed;
  // One more than the page, to know whether there is another.
  const found = await auditLog.list(filter, before, pageSize + 1);
  const entries = firstWithin(found.slice(0, pageSize));
  return ok({ entries, nextBefore: found.length > entries.length ? (entries.at(-1)?.id ?? null) : null });
};
