import type { OwnerSession } from "../../ports/owner/OwnerSessions.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import type { Shop } from "../shop.ts";

const MINUTE_MS = 60_000;

/** A working day; then the password is asked for again. */
const SESSION_MS = 12 * 60 * MINUTE_MS;

/** Wrong passwords in a quarter of an hour. An owner mistypes a few times; somebody who guesses needs millions. */
export const SIGN_IN_LIMITS = { windowMs: 15 * MINUTE_MS, ofAddress: 10, ofAll: 100 } as const;

export type SignedIn = OwnerSession & { readonly token: string };

/** Opens a session for whoever knows the owner's password (R6.2). `address` is where the try comes from. */
export const signIn = async (
  { repositories, passwords, clock, ids }: Pick<Shop, "repositories" | "passwords" | "clock" | "ids">,
  { password, address }: { readonly password: string; readonly address: string },
): Promise<Outcome<SignedIn, "PASSWORD_WRONG" | "TOO_MANY_REQUESTS">> => {
  const { owners, ownerSessions, signInTries } = repositories;
  // Before the password is read, so that a session from a password that is changed meanwhile is older than the change.
  const createdAt = clock.now();
  const attempt = { id: ids.next(), address, at: createdAt };
  // Written before it is counted: of many at the same moment no more pass than of many in turn.
  await signInTries.insert(attempt);
  const tries = await signInTries.count(address, new Date(createdAt.getTime() - SIGN_IN_LIMITS.windowMs));
  if (tries.ofAddress > SIGN_IN_LIMITS.ofAddress || tries.ofAll > SIGN_IN_LIMITS.ofAll) {
    // One that was not looked at is no try, else somebody who never stops would keep the door shut for ever.
    await signInTries.remove(attempt.id);
    return TOO_MANY;
  }
  // The same work and the same answer whatever is wrong.
  const isRight = await passwords.matches(password, (await owners.findPasswordHash()) ?? "");
  if (!isRight) return refuse("PASSWORD_WRONG", "That is not the owner's password.");

  await signInTries.removeOfAddress(address);
  const session = { createdAt, expiresAt: new Date(createdAt.getTime() + SESSION_MS) };
  const token = ids.next();
  await ownerSessions.insert(token, session);
  return done({ token, ...session });
};

const TOO_MANY = {
  ...refuse(
    "TOO_MANY_REQUESTS",
    "There were too many wrong passwords. Please wait a quarter of an hour and try again.",
  ),
  retryAfterSeconds: SIGN_IN_LIMITS.windowMs / 1000,
};
