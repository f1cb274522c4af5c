import { DAY_MS, HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import { FIRST_OWNER_ID, type StaffActor, type StaffMember } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";

/** A working day. Then the owner must sign in again. */
const SESSION_TTL_MS = 12 * HOUR_MS;
/** How long a device is known after the owner last signed in there. */
export const OWNER_DEVICE_TTL_MS = 365 * DAY_MS;
/** Most known devices. Each has its own limit, so their number limits what they may guess together. */
export const MAX_OWNER_DEVICES = 20;

/**
 * Wrong passwords within the window. An owner mistypes a few times; an attacker who guesses needs millions of attempts.
 */
export const SIGN_IN_LIMITS = {
  windowMs: 15 * MINUTE_MS,
  ofNetwork: 10,
  /** For all devices that are not known. */
  total: 100,
  ofDevice: 10,
} as const;

type SignInRequest = {
  readonly password: string;
  /** Hash of the client's network. */
  readonly network: string;
  /** Token that the client sent as that of its device. */
  readonly deviceToken: string | undefined;
  /** Browser and system of the client. */
  readonly deviceName: string;
  readonly requestId: string;
};

type SignInResult = {
  readonly staff: StaffMember;
  readonly expiresAt: Date;
  readonly token: string;
  readonly device: { readonly token: string; readonly expiresAt: Date };
};

/**
 * Opens an owner's session after checking the password (R6.2). A device on which the owner signed in before is counted
 * by itself, so that strangers who guess cannot lock the owner out there, from however many networks.
 */
export const signIn = async (
  shop: Pick<Shop, "repositories" | "transaction" | "passwords" | "clock" | "ids">,
  { password, network, deviceToken, deviceName, requestId }: SignInRequest,
): Promise<Result<SignInResult, "PASSWORD_WRONG" | "TOO_MANY_REQUESTS">> => {
  const { repositories, passwords, clock, ids } = shop;
  const { owners, ownerDevices, signInAttempts, staffMembers } = repositories;
  // Before the password is read: a session by a password that is changed meanwhile is then older than the change.
  const createdAt = clock.now();
  const knownSince = new Date(createdAt.getTime() - OWNER_DEVICE_TTL_MS);
  const isKnown = deviceToken !== undefined && (await ownerDevices.has(deviceToken, knownSince));
  const device = isKnown ? deviceToken : null;
  const attempt = { id: ids.next(), network, device, at: createdAt };
  // Inserted before counting, so that concurrent attempts are limited as strictly as consecutive ones.
  await signInAttempts.insert(attempt);
  if (await isOverLimit(repositories, attempt)) {
    // A rejected attempt does not count. Otherwise an attacker who never stops would lock the owner out for ever.
    await signInAttempts.remove(attempt.id);
    return TOO_MANY_ATTEMPTS;
  }
  // The same work and the same answer, whether the password is wrong or there is none.
  const isCorrect = await passwords.verify(password, (await owners.findPasswordHash()) ?? "");
  const staff = isCorrect ? await staffMembers.find(FIRST_OWNER_ID) : undefined;
  if (!staff) return err("PASSWORD_WRONG", "That is not the owner's password.");

  if (device === null) await signInAttempts.removeOfNetwork(network);
  else await signInAttempts.removeOfDevice(device);
  const expiresAt = new Date(createdAt.getTime() + SESSION_TTL_MS);
  const token = ids.next();
  const newDeviceToken = device ?? ids.next();
  const actor: StaffActor = { kind: "staff", ...staff, sessionId: ids.next(), device: deviceName, requestId };
  await shop.transaction(async (inTransaction) => {
    const session = { id: actor.sessionId, staffId: staff.id, device: deviceName, createdAt, expiresAt };
    await inTransaction.staffSessions.insert(token, session);
    await inTransaction.ownerDevices.save(newDeviceToken, createdAt, MAX_OWNER_DEVICES);
    const subject = { kind: "staff", id: staff.id, label: staff.name } as const;
    await recordAudit(shop, inTransaction, { actor, action: "staff.signedIn", subject });
  });
  const deviceExpiresAt = new Date(createdAt.getTime() + OWNER_DEVICE_TTL_MS);
  return ok({ token, staff, expiresAt, device: { token: newDeviceToken, expiresAt: deviceExpiresAt } });
};

const isOverLimit = async (
  { signInAttempts }: Shop["repositories"],
  { network, device, at }: { readonly network: string; readonly device: string | null; readonly at: Date },
): Promise<boolean> => {
  const since = new Date(at.getTime() - SIGN_IN_LIMITS.windowMs);
  if (device !== null) return (await signInAttempts.countOfDevice(device, since)) > SIGN_IN_LIMITS.ofDevice;
  const attempts = await signInAttempts.count(network, since);
  return attempts.ofNetwork > SIGN_IN_LIMITS.ofNetwork || attempts.total > SIGN_IN_LIMITS.total;
};

const TOO_MANY_ATTEMPTS = {
  ...err(
    "TOO_MANY_REQUESTS",
    "There were too many wrong passwords. Please wait a quarter of an hour and try again.",
  ),
  retryAfterSeconds: SIGN_IN_LIMITS.windowMs / 1000,
};
