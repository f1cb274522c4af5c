import type { CallRequest } from "@storywall/contract/call.ts";
import type { getAuditLog } from "@storywall/contract/calls/staff/getAuditLog.ts";
import { nextDay, startOfLocalDay } from "@storywall/domain/time/startOfLocalDay.ts";
import type { AuditFilter } from "../../../ports/staff/AuditLog.ts";

type AuditQuery = CallRequest<typeof getAuditLog>["query"];

/**
 * Returns the filter of a query. Its days are those of the site's time zone; `until` is the last day included.
 */
export const toAuditFilter = (
  { person, action, subjectKind, subjectId, from, until }: AuditQuery,
  timeZone: string,
): AuditFilter => ({
  staffId: person ?? null,
  action: action ?? null,
  subject: subjectKind !== undefined && subjectId !== undefined ? { kind: subjectKind, id: subjectId } : null,
  from: from === undefined ? null : startOfLocalDay(from, timeZone),
  until: until === undefined ? null : startOfLocalDay(nextDay(until), timeZone),
});
