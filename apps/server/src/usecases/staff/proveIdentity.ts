import { err, ok, type Result } from "../../ports/platform/Result.ts";
import { FIRST_OWNER_ID, type StaffAccount, type StaffActor } from "../../ports/staff/StaffMembers.ts";
import { limitSignIn, type SignInClient } from "../owner/limitSignIn.ts";
import { checkPasskey, type PasskeyAnswer } from "../owner/passkeySignIn.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { checkCode } from "./checkCode.ts";
import { recordAudit } from "./recordAudit.ts";
import { requireRight } from "./requireRight.ts";

export type Proof =
  | { readonly kind: "password"; readonly password: string }
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "passkey"; readonly answer: PasskeyAnswer };

const PROOF_WRONG = err("FACTOR_WRONG", "That is not right. Please try again.");
const CODE_NEEDED = err("FACTOR_WRONG", "Please use your six-digit code or your passkey, not the password.");

/**
 * Records that the person at the screen is still the one who signed in. Asks for the second factor if they have
 * one, because a password can be seen over a shoulder.
 */
export const proveIdentity = async (
  shop: Pick<
    Shop,
    "repositories" | "transaction" | "passwords" | "clock" | "ids" | "oneTimeCodes" | "passkeyVerifier"
  >,
  actor: StaffActor,
  proof: Proof,
  client: SignInClient,
): Promise<Result<null, "FORBIDDEN" | "FACTOR_WRONG" | "TOO_MANY_REQUESTS">> => {
  const allowed = requireRight(actor, "account.edit");
  if (allowed.kind === "error") return allowed;
  const account = await shop.repositories.staffMembers.find(actor.id);
  if (!account) return PROOF_WRONG;
  const { staffFactors } = shop.repositories;
  const hasFactor = account.totpSecret !== null || (await staffFactors.listPasskeys(actor.id)).length > 0;
  if (proof.kind === "password" && hasFactor) return CODE_NEEDED;
  const checked = await limitSignIn<{ readonly isComplete: true }, "FACTOR_WRONG">(
    shop,
    client,
    actor.id,
    async () => {
      if (proof.kind !== "code" && !(await isRight(shop, account, proof))) return PROOF_WRONG;
      return runInTransaction<{ readonly isComplete: true }, "FACTOR_WRONG">(shop, async (repositories) => {
        // Inside the transaction, so that a code is used up only if its proof is recorded.
        if (proof.kind === "code" && !(await checkCode(shop, repositories, account, proof.code))) {
          return PROOF_WRONG;
        }
        await repositories.staffSessions.markProven(actor.sessionId, shop.clock.now());
        const subject = { kind: "staff", id: actor.id, label: actor.name } as const;
        await recordAudit(shop, repositories, { actor, action: "staff.proved", subject });
        return ok({ isComplete: true });
      });
    },
  );
  return checked.kind === "error" ? checked : ok(null);
};

const isRight = async (
  shop: Parameters<typeof proveIdentity>[0],
  account: StaffAccount,
  proof: Exclude<Proof, { kind: "code" }>,
): Promise<boolean> => {
  if (proof.kind === "passkey") return (await checkPasskey(shop, proof.answer)) === account.id;
  const isShopPassword = account.id === FIRST_OWNER_ID && account.passwordHash === null;
  const hash = isShopPassword ? await shop.repositories.owners.findPasswordHash() : account.passwordHash;
  return shop.passwords.verify(proof.password, hash ?? "");
};
