import { HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { OwnerSession } from "../../ports/owner/OwnerSessions.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Shop } from "../shop.ts";

/** A working day. Then the owner must sign in again. */
const SESSION_TTL_MS = 12 * HOUR_MS;

/**
 * Wrong passwords within the window. An owner mistypes a few times; an attacker who guesses needs millions of attempts.
 */
export const SIGN_IN_LIMITS = { windowMs: 15 * MINUTE_MS, fromAddress: 10, total: 100 } as const;

type SignInResult = OwnerSession & { readonly token: string };

/**
 * Opens an owner's session after checking the password (R6.2). `address` is the IP address of the client.
 */
export const signIn = async (
  { repositories, passwords, clock, ids }: Pick<Shop, "repositories" | "passwords" | "clock" | "ids">,
  { password, address }: { readonly password: string; readonly address: string },
): Promise<Result<SignInResult, "PASSWORD_WRONG" | "TOO_MANY_REQUESTS">> => {
  const { owners, ownerSessions, signInAttempts } = repositories;
  // Before the password is read: a session by a password that is changed meanwhile is then older than the change.
  const createdAt = clock.now();
  const attempt = { id: ids.next(), address, at: createdAt };
  // Inserted before counting, so that concurrent attempts are limited as strictly as consecutive ones.
  await signInAttempts.insert(attempt);
  const attempts = await signInAttempts.count(
    address,
    new Date(createdAt.getTime() - SIGN_IN_LIMITS.windowMs),
  );
  if (attempts.fromAddress > SIGN_IN_LIMITS.fromAddress || attempts.total > SIGN_IN_LIMITS.total) {
    // A rejected attempt does not count. Otherwise an attacker who never stops would lock the owner out for ever.
    await signInAttempts.remove(attempt.id);
    return TOO_MANY_ATTEMPTS;
  }
  // The same work and the same answer, whether the password is wrong or there is none.
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
