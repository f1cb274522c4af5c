import { RIGHTS, STAFF_ROLES } from "@storywall/domain/staff/roles.ts";
import * as z from "zod/mini";
import { id, time } from "../primitives.ts";

export const staffRole = z.enum(STAFF_ROLES);

/** The signed-in staff member. */
export const staffMember = z.object({
  id,
  name: z.string(),
  role: staffRole,
  /** What the role allows. Pages hide the rest, and the server rejects it. */
  rights: z.array(z.enum(RIGHTS)),
});

/** Whether the client is signed in to the admin area, as which staff member and until when. */
export const ownerSession = z.object({
  isSignedIn: z.boolean(),
  expiresAt: z.nullable(time),
  staff: z.nullable(staffMember),
  /** Ticket for `confirmSignIn`, when the password was correct and a second factor is set up. */
  ticket: z.optional(id),
});
export type OwnerSession = z.infer<typeof ownerSession>;
