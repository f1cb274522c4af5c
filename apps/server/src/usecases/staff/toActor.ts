import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { StaffSession } from "../../ports/staff/StaffSessions.ts";

/** Returns the person of a session as the actor of a request. */
export const toActor = (
  { staff, id: sessionId, device, createdAt, provenAt }: StaffSession,
  requestId: string,
): StaffActor => ({
  kind: "staff",
  ...staff,
  sessionId,
  device,
  provenAt: provenAt !== null && provenAt > createdAt ? provenAt : createdAt,
  requestId,
});
