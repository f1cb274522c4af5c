import type { StaffRole } from "@storywall/domain/staff/roles.ts";
import { DAY_MS, HOUR_MS } from "@storywall/domain/time/durations.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { StaffActor, StaffMember } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { OWNER_DEVICE_TTL_MS, type SignInClient } from "./limitSignIn.ts";

/**
 * A working day, after which people sign in again. A tablet on a bench has no keyboard, and its role can do
 * little harm.
 */
const SESSION_TTL_MS: Readonly<Record<StaffRole, number>> = {
  owner: 12 * HOUR_MS,
  manager: 12 * HOUR_MS,
  workshop: 30 * DAY_MS,
  service: 12 * HOUR_MS,
  books: 12 * HOUR_MS,
};

/**
 * Maximum number of known devices. Each has its own limit, so their number limits the guesses of all of them.
 */
export const MAX_OWNER_DEVICES = 20;

/**
 * Maximum number of open sessions of a person, more devices than one uses at once. Another one ends the oldest.
 */
export const MAX_SESSIONS = 20;

/** A session that has just begun. Only the client gets the tokens. */
export type NewSession = {
  readonly staff: StaffMember;
  readonly expiresAt: Date;
  readonly token: string;
  readonly device: { readonly token: string; readonly expiresAt: Date };
};

/**
 * Opens a session of a person whose password and codes have been checked. `at` is a time before they were read:
 * so if the password is changed meanwhile, the session is older than the change and ends. Also returns the id
 * of the audit entry.
 */
export const openSession = async (
  shop: Pick<Shop, "clock" | "ids">,
  repositories: Pick<Repositories, "staffSessions" | "ownerDevices" | "auditLog">,
  { deviceName, requestId }: SignInClient,
  {
    staff: { id, name, role },
    device,
    at,
    action,
  }: {
    readonly staff: StaffMember;
    /** Token of the device if it is known; else null. */
    readonly device: string | null;
    readonly at: Date;
    readonly action: "staff.signedIn" | "staff.recovered";
  },
): Promise<{ readonly session: NewSession; readonly entryId: string }> => {
  const expiresAt = new Date(at.getTime() + SESSION_TTL_MS[role]);
  const token = shop.ids.next();
  const deviceToken = device ?? shop.ids.next();
  const sessionId = shop.ids.next();
  await repositories.staffSessions.insert(token, {
    id: sessionId,
    staffId: id,
    device: deviceName,
    createdAt: at,
    expiresAt,
  });
  for (const old of (await repositories.staffSessions.list(id, at)).slice(MAX_SESSIONS))
    await repositories.staffSessions.removeById(id, old.id);
  await repositories.ownerDevices.save(deviceToken, at, MAX_OWNER_DEVICES);
  const actor: StaffActor = {
    kind: "staff",
    id,
    name,
    role,
    sessionId,
    device: deviceName,
    provenAt: at,
    requestId,
  };
  const subject = { kind: "staff", id, label: name } as const;
  const entryId = await recordAudit(shop, repositories, { actor, action, subject });
  const deviceExpiresAt = new Date(at.getTime() + OWNER_DEVICE_TTL_MS);
  return {
    session: {
      staff: { id, name, role },
      expiresAt,
      token,
      device: { token: deviceToken, expiresAt: deviceExpiresAt },
    },
    entryId,
  };
};
