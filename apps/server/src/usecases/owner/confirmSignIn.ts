import { err, ok, type Result } from "../../ports/platform/Result.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { checkCode } from "../staff/checkCode.ts";
import { limitSignIn, type SignInClient } from "./limitSignIn.ts";
import { type NewSession, openSession } from "./openSession.ts";

type ConfirmedSignIn = { readonly isComplete: true; readonly session: NewSession };

const FACTOR_WRONG = err(
  "FACTOR_WRONG",
  "That code is not right, or was used already. Please try the next one.",
);

const TICKET_ENDED = err("NOT_FOUND", "This sign-in took too long. Please begin again with your password.");

/** Finishes a sign-in with a six-digit code or a recovery code. */
export const confirmSignIn = async (
  shop: Pick<Shop, "repositories" | "transaction" | "clock" | "ids" | "oneTimeCodes">,
  { ticket, code, client }: { readonly ticket: string; readonly code: string; readonly client: SignInClient },
): Promise<Result<ConfirmedSignIn, "NOT_FOUND" | "FACTOR_WRONG" | "TOO_MANY_REQUESTS">> => {
  const { staffChallenges, staffMembers } = shop.repositories;
  const at = shop.clock.now();
  const challenge = await staffChallenges.find(ticket, "signIn", at);
  const person = challenge?.staffId ? await staffMembers.find(challenge.staffId) : undefined;
  if (!person || person.stoppedAt !== null) return TICKET_ENDED;
  return limitSignIn<ConfirmedSignIn, "NOT_FOUND" | "FACTOR_WRONG">(shop, client, person.id, (device) =>
    runInTransaction<ConfirmedSignIn, "NOT_FOUND" | "FACTOR_WRONG">(shop, async (repositories) => {
      if (!(await checkCode(shop, repositories, person, code))) return FACTOR_WRONG;
      if (!(await repositories.staffChallenges.remove(ticket))) return TICKET_ENDED;
      const entry = { staff: person, device, at, action: "staff.signedIn" } as const;
      const { session } = await openSession(shop, repositories, client, entry);
      return ok({ isComplete: true, session });
    }),
  );
};
