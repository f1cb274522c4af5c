import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { PasskeyOptions, PasskeyResponse, RelyingParty } from "../../ports/staff/PasskeyVerifier.ts";
import type { Shop } from "../shop.ts";
import { limitSignIn, type SignInClient } from "./limitSignIn.ts";
import { type NewSession, openSession } from "./openSession.ts";

/** How long the challenge that the browser signs is valid. */
const CHALLENGE_TTL_MS = 5 * MINUTE_MS;

const FACTOR_WRONG = err("FACTOR_WRONG", "This passkey is not known here. Please sign in another way.");

type PasskeyShop = Pick<Shop, "repositories" | "transaction" | "clock" | "ids" | "passkeyVerifier">;

/**
 * Begins a sign-in, or a proof of identity, by passkey. Returns the options for the browser's API, and a ticket
 * for its answer.
 */
export const beginPasskeySignIn = async (
  { repositories, passkeyVerifier, clock, ids }: PasskeyShop,
  relyingParty: RelyingParty,
): Promise<{ readonly ticket: string; readonly options: PasskeyOptions }> => {
  const { challenge, options } = await passkeyVerifier.createSignIn(relyingParty);
  const ticket = ids.next();
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_TTL_MS);
  const value = { kind: "passkeySignIn", staffId: null, value: challenge, expiresAt } as const;
  await repositories.staffChallenges.insert(ticket, value);
  return { ticket, options };
};

export type PasskeyAnswer = {
  readonly ticket: string;
  readonly response: PasskeyResponse;
  readonly relyingParty: RelyingParty;
};

/**
 * Returns the id of the person whose passkey answered a challenge, and uses the challenge up; undefined when
 * the answer is not valid.
 */
export const checkPasskey = async (
  { repositories, passkeyVerifier, clock }: PasskeyShop,
  { ticket, response, relyingParty }: PasskeyAnswer,
): Promise<string | undefined> => {
  const { staffChallenges, staffFactors } = repositories;
  const challenge = await staffChallenges.find(ticket, "passkeySignIn", clock.now());
  // Each challenge can be answered only once, whether the answer is valid or not.
  if (!challenge || !(await staffChallenges.remove(ticket))) return undefined;
  const { id } = response;
  const passkey = typeof id === "string" ? await staffFactors.findPasskey(id) : undefined;
  if (!passkey || passkey.rpId !== relyingParty.rpId) return undefined;
  const counter = await passkeyVerifier.verifySignIn(relyingParty, challenge.value, response, passkey);
  if (counter === undefined) return undefined;
  await staffFactors.markPasskeyUsed(passkey.id, counter, clock.now());
  return passkey.staffId;
};

type PasskeySession = { readonly isComplete: true; readonly session: NewSession };

/** Signs in the holder of a passkey. The holder unlocked it, so it counts as both factors. */
export const finishPasskeySignIn = (
  shop: PasskeyShop,
  answer: PasskeyAnswer,
  client: SignInClient,
): Promise<Result<PasskeySession, "FACTOR_WRONG" | "TOO_MANY_REQUESTS">> =>
  // Null, since the person is known only after the passkey is checked.
  limitSignIn<PasskeySession, "FACTOR_WRONG">(shop, client, null, async (device) => {
    const at = shop.clock.now();
    const staffId = await checkPasskey(shop, answer);
    const person = staffId === undefined ? undefined : await shop.repositories.staffMembers.find(staffId);
    if (!person || person.stoppedAt !== null) return FACTOR_WRONG;
    const { session } = await shop.transaction((repositories) =>
      openSession(shop, repositories, client, { staff: person, device, at, action: "staff.signedIn" }),
    );
    return ok({ isComplete: true, session });
  });
