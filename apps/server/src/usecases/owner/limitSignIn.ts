import { DAY_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { err, type Result } from "../../ports/platform/Result.ts";
import type { Shop } from "../shop.ts";

/** How long a device is known after a staff member last signed in there. */
export const OWNER_DEVICE_TTL_MS = 365 * DAY_MS;

/**
 * Limits of wrong passwords and codes within the window. A person mistypes a few times; an attacker who guesses
 * needs millions of attempts.
 */
export const SIGN_IN_LIMITS = {
  windowMs: 15 * MINUTE_MS,
  perNetwork: 10,
  /** For one person, from all unknown devices. */
  perPerson: 50,
  /** For all unknown devices together. */
  total: 100,
  perDevice: 10,
} as const;

/** Client that tries to sign in, as far as it is known. */
export type SignInClient = {
  /** Hash of the client's network. */
  readonly networkHash: string;
  /** Device token that the client sent. */
  readonly deviceToken: string | undefined;
  /** Browser and system of the client. */
  readonly deviceName: string;
  readonly requestId: string;
};

type Attempt = {
  readonly id: string;
  readonly networkHash: string;
  readonly deviceToken: string | null;
  readonly staffId: string | null;
  readonly at: Date;
};

/**
 * Runs `check`, which tests a password or code, unless there were too many wrong ones. A device on which staff
 * signed in before is counted by itself, so that strangers who guess cannot lock people out there, from however
 * many networks. Only a complete sign-in resets the count, so that knowing the password brings no further
 * guesses at the code.
 */
export const limitSignIn = async <Value extends { readonly isComplete: boolean }, Code extends string>(
  { repositories, clock, ids }: Pick<Shop, "repositories" | "clock" | "ids">,
  { networkHash, deviceToken }: SignInClient,
  staffId: string | null,
  check: (device: string | null) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | "TOO_MANY_REQUESTS">> => {
  const { ownerDevices, signInAttempts } = repositories;
  const at = clock.now();
  const knownSince = new Date(at.getTime() - OWNER_DEVICE_TTL_MS);
  const isKnown = deviceToken !== undefined && (await ownerDevices.has(deviceToken, knownSince));
  const device = isKnown ? deviceToken : null;
  const attempt: Attempt = { id: ids.next(), networkHash, deviceToken: device, staffId, at };
  // Inserted before counting, so that concurrent attempts are limited as strictly as consecutive ones.
  await signInAttempts.insert(attempt);
  if (await isOverLimit(repositories, attempt)) {
    // A rejected attempt does not count. Otherwise an attacker who never stops would lock people out for ever.
    await signInAttempts.remove(attempt.id);
    return TOO_MANY_ATTEMPTS;
  }
  const result = await check(device).catch(async (error: unknown) => {
    // An error on our side is not a wrong password.
    await signInAttempts.remove(attempt.id);
    throw error;
  });
  if (result.kind === "error") return result;
  if (!result.value.isComplete) await signInAttempts.remove(attempt.id);
  else if (device === null) await signInAttempts.removeOfNetwork(networkHash);
  else await signInAttempts.removeOfDevice(device);
  return result;
};

const isOverLimit = async (
  { signInAttempts }: Shop["repositories"],
  { networkHash, deviceToken, staffId, at }: Attempt,
): Promise<boolean> => {
  const since = new Date(at.getTime() - SIGN_IN_LIMITS.windowMs);
  if (deviceToken !== null)
    return (await signInAttempts.countOfDevice(deviceToken, since)) > SIGN_IN_LIMITS.perDevice;
  const attempts = await signInAttempts.count(networkHash, since);
  if (attempts.ofNetwork > SIGN_IN_LIMITS.perNetwork || attempts.total > SIGN_IN_LIMITS.total) return true;
  return staffId !== null && (await signInAttempts.countOfPerson(staffId, since)) > SIGN_IN_LIMITS.perPerson;
};

const TOO_MANY_ATTEMPTS = {
  ...err(
    "TOO_MANY_REQUESTS",
    "There were too many wrong passwords. Please wait a quarter of an hour and try again.",
  ),
  retryAfterSeconds: SIGN_IN_LIMITS.windowMs / 1000,
};
