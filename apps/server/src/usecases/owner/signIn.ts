import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import { FIRST_OWNER_ID, type StaffAccount } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { alertOwners } from "../staff/alertOwners.ts";
import { limitSignIn, type SignInClient } from "./limitSignIn.ts";
import { type NewSession, openSession } from "./openSession.ts";

/** How long a person may take to get their phone. */
const SECOND_STEP_TTL_MS = 10 * MINUTE_MS;

export type SignInShop = Pick<
  Shop,
  "repositories" | "transaction" | "passwords" | "clock" | "ids" | "mailSender" | "hasRecoveryPassword"
>;

type SignInRequest = {
  /** Absent for the shop's own password, which is that of the first owner. */
  readonly email: string | undefined;
  readonly password: string;
  readonly client: SignInClient;
};

/** A session, or a ticket with which the second factor is presented (`confirmSignIn`). */
export type SignInResult =
  | { readonly isComplete: true; readonly session: NewSession }
  | { readonly isComplete: false; readonly ticket: string };

/**
 * Signs a person in after checking the password (R6.2). A person with a second factor gets a ticket instead of
 * a session. The shop's password signs the first owner in. Once they have a password or a second factor of
 * their own, it only works for recovery, while it is configured (OWNER_PASSWORD): it then needs no second
 * factor, and all owners are mailed about it.
 */
export const signIn = (
  shop: SignInShop,
  { email, password, client }: SignInRequest,
): Promise<Result<SignInResult, "PASSWORD_WRONG" | "TOO_MANY_REQUESTS">> =>
  findPerson(shop, email).then((person) =>
    limitSignIn<SignInResult, "PASSWORD_WRONG">(shop, client, person?.id ?? null, async (device) => {
      const at = shop.clock.now();
      const { owners, staffFactors } = shop.repositories;
      const isShopPassword = email === undefined || (person?.id === FIRST_OWNER_ID && !person.passwordHash);
      const hash = isShopPassword ? await owners.findPasswordHash() : person?.passwordHash;
      // Does the same work and gives the same answer whether the password is wrong or the account does not
      // exist.
      const isCorrect = await shop.passwords.verify(password, hash ?? "");
      if (!isCorrect || !person) return PASSWORD_WRONG;

      const hasFactor = person.totpSecret !== null || (await staffFactors.listPasskeys(person.id)).length > 0;
      const isOnlyWayBack = person.passwordHash !== null || person.stoppedAt !== null;
      if (email === undefined && (isOnlyWayBack || hasFactor) && shop.hasRecoveryPassword) {
        return ok({ isComplete: true, session: await recover(shop, client, person, device, at) });
      }
      if (person.stoppedAt !== null || (email === undefined && isOnlyWayBack)) return PASSWORD_WRONG;
      if (hasFactor) return ok({ isComplete: false, ticket: await createTicket(shop, person.id) });
      const opened = await shop.transaction((repositories) =>
        openSession(shop, repositories, client, { staff: person, device, at, action: "staff.signedIn" }),
      );
      return ok({ isComplete: true, session: opened.session });
    }),
  );

const findPerson = (
  { repositories: { staffMembers } }: SignInShop,
  email: string | undefined,
): Promise<StaffAccount | undefined> =>
  email === undefined ? staffMembers.find(FIRST_OWNER_ID) : staffMembers.findByEmail(email);

/** Signs the first owner in for recovery, whatever the state of their account, and mails all owners. */
const recover = async (
  shop: SignInShop,
  client: SignInClient,
  person: StaffAccount,
  device: string | null,
  at: Date,
): Promise<NewSession> => {
  const session = await shop.transaction(async (repositories) => {
    await repositories.staffMembers.setStopped(person.id, null);
    await repositories.staffMembers.setRole(person.id, "owner");
    const staff = { ...person, role: "owner" } as const;
    const opened = await openSession(shop, repositories, client, {
      staff,
      device,
      at,
      action: "staff.recovered",
    });
    await alertOwners(shop, repositories, opened.entryId);
    return opened.session;
  });
  shop.mailSender.wake();
  return session;
};

const createTicket = async ({ repositories, clock, ids }: SignInShop, staffId: string): Promise<string> => {
  const ticket = ids.next();
  const expiresAt = new Date(clock.now().getTime() + SECOND_STEP_TTL_MS);
  await repositories.staffChallenges.insert(ticket, { kind: "signIn", staffId, value: "", expiresAt });
  return ticket;
};

const PASSWORD_WRONG = err(
  "PASSWORD_WRONG",
  "That address and password don't match. Please check both and try again.",
);
