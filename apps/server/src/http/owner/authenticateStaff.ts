import type { FastifyReply, FastifyRequest } from "fastify";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Authenticate } from "../../usecases/staff/authenticate.ts";
import { toActor } from "../../usecases/staff/toActor.ts";
import { HttpError } from "../httpError.ts";
import { sessionCookie } from "./sessionCookie.ts";

/** Dependencies for finding out which staff member makes a request. */
export type StaffAuthentication = {
  readonly authenticate: Authenticate;
  readonly publicUrl: string;
};

/**
 * Returns the signed-in staff member who makes the request (R6.2).
 * @throws HttpError OWNER_ONLY without an open session.
 */
export const authenticateStaff = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { authenticate, publicUrl }: StaffAuthentication,
): Promise<StaffActor> => {
  const { token } = sessionCookie(request, reply, publicUrl.startsWith("https:"));
  const session = token === undefined ? undefined : await authenticate(token);
  if (!session) {
    throw new HttpError("OWNER_ONLY", "This is for staff. Please sign in at /admin.");
  }
  return toActor(session, request.id);
};
