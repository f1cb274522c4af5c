import type { OwnerSession } from "../../ports/owner/OwnerSessions.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Shop } from "../shop.ts";

const MINUTE_MS = 60_000;

/** A working day; then the password is asked for again. */
const SESSION_TTL_MS = 12 * 60 * MINUTE_MS;

/** Wrong passwords in a quarter of an hour. An owner mistypes a few times; somebody who guesses needs millions. */
export const SIGN_IN_LIMITS = { windowMs: 15 * MINUTE_MS, ofAddress: 10, ofAll: 100 } as const;

export type SignInResult = OwnerSession & { readonly token: string };

/** Opens a session for whoever knows the owner's password (R6.2). `address` is where the try comes from. */
export const signIn = async (
  { repositories, passwords, clock, ids }: Pick<Shop, "repositories" | "passwords" | "clock" | "ids">,
  { password, address }: { readonly password: string; readonly address: string },
): Promise<Result<SignInResult, "PASSWORD_WRONG" | "TOO_MANY_REQUESTS">> => {
  const { owners, ownerSessions, signInAttempts } = repositories;
  // Before the password is read, so that a session from a password that is changed meanwhile is older than the change.
  const createdAt = clock.now();
  const attempt = { id: ids.next(), address, at: createdAt };
  // Written before it is counted: of many at the same moment no more pass than of many in turn.
  await signInAttempts.insert(attempt);
  const attempts = await signInAttempts.count(
    address,
    new Date(createdAt.getTime() - SIGN_IN_LIMITS.windowMs),
  );
  if (attempts.ofAddress > SIGN_IN_LIMITS.ofAddress || attempts.ofAll > SIGN_IN_LIMITS.ofAll) {
    // One that was not looked at is no try, else somebody who never stops would keep the door shut for ever.
    await signInAttempts.remove(attempt.id);
    return TOO_MANY_ATTEMPTS;
  }
  // The same work and the same answer whatever is wrong.
  const isCorrect = await passwords.verify(password, (await owners.findPasswordHash()) ?? "");
  if (!isCorrect) return err("PASSWORD_WRONG", "That is not the owner's password.");

  await signInAttempts.removeOfAddress(address);
  const session = { createdAt, expiresAt: new Date(createdAt.getTime() + SESSION_TTL_MS) };
  const token = ids.next();
  await ownerSessions.insert(token, session);
  return ok({ token, ...session });
};

const TOO_MANY_ATTEMPTS = {
  ...err(
    "TOO_MANY_REQUESTS",
    "There were too many wrong passwords. Please wait a quarter of an hour and try again.",
  ),
  retryAfterSeconds: SIGN_IN_LIMITS.windowMs / 1000,
};
