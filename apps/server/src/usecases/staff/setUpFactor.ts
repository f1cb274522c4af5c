import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { PasskeyOptions, PasskeyResponse, RelyingParty } from "../../ports/staff/PasskeyVerifier.ts";
import type { StaffAccount, StaffActor } from "../../ports/staff/StaffMembers.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { alertOwners } from "./alertOwners.ts";
import { recordAudit } from "./recordAudit.ts";
import { replaceRecoveryCodes } from "./recoveryCodes.ts";
import { requireProof } from "./requireProof.ts";
import { requireRight } from "./requireRight.ts";

const SET_UP_TTL_MS = 15 * MINUTE_MS;

type FactorShop = Pick<
  Shop,
  "repositories" | "transaction" | "clock" | "ids" | "mailSender" | "oneTimeCodes" | "passkeyVerifier"
>;

/** Data with which the person sets a factor up; their answer must include the ticket. */
export type FactorSetUp = { readonly ticket: string } & (
  | { readonly kind: "codes"; readonly secret: string; readonly uri: string }
  | { readonly kind: "passkey"; readonly options: PasskeyOptions }
);

/** Begins to set up six-digit codes or a passkey. The factor counts only once it is confirmed. */
export const beginFactor = async (
  shop: FactorShop,
  actor: StaffActor,
  kind: FactorSetUp["kind"],
  relyingParty: RelyingParty,
): Promise<Result<FactorSetUp, "FORBIDDEN" | "PROOF_NEEDED" | "CONFLICT">> => {
  const allowed = requireRight(actor, "account.edit");
  if (allowed.kind === "error") return allowed;
  const proven = requireProof(shop, actor);
  if (proven.kind === "error") return proven;
  const { staffMembers, staffFactors, staffChallenges } = shop.repositories;
  const ticket = shop.ids.next();
  const expiresAt = new Date(shop.clock.now().getTime() + SET_UP_TTL_MS);
  const challenge = { kind, staffId: actor.id, expiresAt } as const;
  const account = await staffMembers.find(actor.id);
  const name = account?.email ?? actor.name;
  if (kind === "codes") {
    if (hasCodes(account)) return CODES_EXIST;
    const secret = shop.oneTimeCodes.createSecret();
    await staffChallenges.insert(ticket, { ...challenge, value: secret });
    return ok({ kind, ticket, secret, uri: shop.oneTimeCodes.setupUri(secret, name) });
  }
  const existingIds = (await staffFactors.listPasskeys(actor.id)).map(({ id }) => id);
  const begun = await shop.passkeyVerifier.createRegistration(relyingParty, {
    id: actor.id,
    name,
    existingIds,
  });
  await staffChallenges.insert(ticket, { ...challenge, value: begun.challenge });
  return ok({ kind, ticket, options: begun.options });
};

export type FactorAnswer = { readonly ticket: string; readonly relyingParty: RelyingParty } & (
  | { readonly kind: "codes"; readonly code: string }
  | { readonly kind: "passkey"; readonly name: string; readonly response: PasskeyResponse }
);

const FACTOR_WRONG = err("FACTOR_WRONG", "That doesn't match. Please try once more.");
const SET_UP_ENDED = err("NOT_FOUND", "This took too long. Please begin again.");
/**
 * A second secret would silently replace the first, and the app that has the first would show codes that are
 * not valid.
 */
const CODES_EXIST = err(
  "CONFLICT",
  "Six-digit codes are already set up. To use another app, remove them first.",
);

const hasCodes = (account: StaffAccount | undefined): boolean => (account?.totpSecret ?? null) !== null;

type ConfirmErrorCode = "FORBIDDEN" | "NOT_FOUND" | "FACTOR_WRONG" | "CONFLICT";

/** Confirms the factor. Returns new recovery codes with the first factor, and null with later ones. */
export const confirmFactor = async (
  shop: FactorShop,
  actor: StaffActor,
  answer: FactorAnswer,
): Promise<Result<readonly string[] | null, ConfirmErrorCode>> => {
  const allowed = requireRight(actor, "account.edit");
  if (allowed.kind === "error") return allowed;
  const now = shop.clock.now();
  const challenge = await shop.repositories.staffChallenges.find(answer.ticket, answer.kind, now);
  if (!challenge || challenge.staffId !== actor.id) return SET_UP_ENDED;
  const passkey =
    answer.kind === "passkey"
      ? await shop.passkeyVerifier.verifyRegistration(answer.relyingParty, challenge.value, answer.response)
      : undefined;
  const result = await runInTransaction<readonly string[] | null, ConfirmErrorCode>(
    shop,
    async (repositories) => {
      const { staffFactors, staffMembers, staffChallenges } = repositories;
      if (answer.kind === "codes") {
        if (hasCodes(await staffMembers.lock(actor.id))) return CODES_EXIST;
        const step = shop.oneTimeCodes.findStep(challenge.value, answer.code.replaceAll(/\s/g, ""), now);
        if (step === undefined) return FACTOR_WRONG;
        await staffFactors.setTotpSecret(actor.id, challenge.value);
        await staffFactors.useTotpStep(actor.id, step);
      } else {
        if (!passkey || (await staffFactors.findPasskey(passkey.id))) return FACTOR_WRONG;
        const { rpId } = answer.relyingParty;
        await staffFactors.insertPasskey({
          ...passkey,
          staffId: actor.id,
          rpId,
          name: answer.name,
          createdAt: now,
        });
      }
      if (!(await staffChallenges.remove(answer.ticket))) return SET_UP_ENDED;
      await recordFactor(shop, repositories, actor, "staff.factorAdded", answer.kind);
      const hasRecoveryCodes = (await staffFactors.countRecoveryCodes(actor.id)) > 0;
      return ok(hasRecoveryCodes ? null : await replaceRecoveryCodes(shop, repositories, actor.id));
    },
  );
  if (result.kind === "ok") shop.mailSender.wake();
  return result;
};

/** Removes the six-digit codes (`codes`) or a passkey (its id) of the actor. */
export const removeFactor = async (
  shop: FactorShop,
  actor: StaffActor,
  factor: string,
): Promise<Result<null, "FORBIDDEN" | "PROOF_NEEDED" | "NOT_FOUND">> => {
  const allowed = requireRight(actor, "account.edit");
  if (allowed.kind === "error") return allowed;
  const proven = requireProof(shop, actor);
  if (proven.kind === "error") return proven;
  const result = await runInTransaction<null, "NOT_FOUND">(shop, async (repositories) => {
    const { staffFactors, staffMembers } = repositories;
    const isCodes = factor === "codes";
    const account = await staffMembers.find(actor.id);
    const isThere = isCodes ? hasCodes(account) : await staffFactors.removePasskey(actor.id, factor);
    if (!isThere) return err("NOT_FOUND", "This is not set up, or was removed already.");
    if (isCodes) await staffFactors.setTotpSecret(actor.id, null);
    const keepsCodes = !isCodes && hasCodes(account);
    const isLast = !keepsCodes && (await staffFactors.listPasskeys(actor.id)).length === 0;
    // Recovery codes replace a second factor; without one they would be passwords on paper.
    if (isLast) await staffFactors.replaceRecoveryCodes(actor.id, []);
    await recordFactor(shop, repositories, actor, "staff.factorRemoved", isCodes ? "codes" : "passkey");
    return ok(null);
  });
  if (result.kind === "ok") shop.mailSender.wake();
  return result;
};

const FACTOR_LABELS = { codes: "six-digit codes", passkey: "a passkey" } as const;

const recordFactor = async (
  shop: FactorShop,
  repositories: Repositories,
  actor: StaffActor,
  action: "staff.factorAdded" | "staff.factorRemoved",
  kind: FactorSetUp["kind"],
): Promise<void> => {
  const subject = { kind: "staff", id: actor.id, label: actor.name } as const;
  const after = { factor: FACTOR_LABELS[kind] };
  const entryId = await recordAudit(shop, repositories, { actor, action, subject, after });
  await alertOwners(shop, repositories, entryId);
};
