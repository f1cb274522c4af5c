import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { StaffAccount } from "../../ports/staff/StaffMembers.ts";
import type { SignInClient } from "../owner/limitSignIn.ts";
import { type NewSession, openSession } from "../owner/openSession.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { alertOwners } from "./alertOwners.ts";
import { recordAudit } from "./recordAudit.ts";

/** Long enough for a slow mail, short in case the mailbox is open on another screen. */
const PASSWORD_LINK_TTL_MS = 30 * MINUTE_MS;

const LINK_ENDED = err(
  "NOT_FOUND",
  "This link was used already or is older than 30 minutes. Please ask for a new one where you sign in.",
);

/**
 * Queues a mail with a link for a new password. Whether a staff member has the address is looked up later, when
 * the mail is written: so the requester gets the same answer, in the same time, for every address.
 */
export const requestPasswordLink = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "mailSender">,
  email: string,
): Promise<void> => {
  const createdAt = shop.clock.now();
  const id = shop.ids.next();
  const expiresAt = new Date(createdAt.getTime() + PASSWORD_LINK_TTL_MS);
  await shop.transaction(async ({ staffPasswordLinks, mailOutbox }) => {
    await staffPasswordLinks.insert({ id, token: shop.ids.next(), email, createdAt, expiresAt });
    await mailOutbox.add({
      id: shop.ids.next(),
      dedupeKey: `password link ${id}`,
      kind: "staff_password_link",
      subjectId: id,
      createdAt,
    });
  });
  shop.mailSender.wake();
};

/**
 * Returns the email address of an open link. Reading does not use it up: mail programs open links
 * automatically.
 */
export const getPasswordLink = async (
  { repositories, clock }: Pick<Shop, "repositories" | "clock">,
  token: string,
): Promise<Result<{ readonly email: string }, "NOT_FOUND">> => {
  const person = await findPersonOfLink(repositories, token, clock.now());
  return person ? ok({ email: person.email ?? "" }) : LINK_ENDED;
};

/**
 * Sets a new password for the person of a link, ends their sessions and all their links, and signs them in. A
 * person with a second factor is not signed in by the link: the session is null then, and the sign-in asks for
 * the factor.
 */
export const setPasswordByLink = async (
  shop: Pick<Shop, "transaction" | "passwords" | "clock" | "ids" | "mailSender">,
  token: string,
  { password, client }: { readonly password: string; readonly client: SignInClient },
): Promise<Result<NewSession | null, "NOT_FOUND">> => {
  // Outside of the transaction, since it takes a tenth of a second.
  const passwordHash = await shop.passwords.hash(password);
  const result = await runInTransaction<NewSession | null, "NOT_FOUND">(shop, async (repositories) => {
    const { staffPasswordLinks, staffMembers, staffSessions, staffFactors } = repositories;
    const at = shop.clock.now();
    const person = await findPersonOfLink(repositories, token, at);
    // When two requests come at the same time, only one of them finds the link.
    if (!person || !(await staffPasswordLinks.removeByEmail(person.email ?? ""))) return LINK_ENDED;
    const { id, name, role } = person;
    await staffMembers.setPassword(id, passwordHash, at);
    await staffSessions.removeAllOf(id);
    const { deviceName: device, requestId } = client;
    const entryId = await recordAudit(shop, repositories, {
      actor: { kind: "staff", id, name, role, sessionId: "", device, provenAt: at, requestId },
      action: "staff.passwordReset",
      subject: { kind: "staff", id, label: name },
    });
    await alertOwners(shop, repositories, entryId);
    const hasFactor = person.totpSecret !== null || (await staffFactors.listPasskeys(id)).length > 0;
    if (hasFactor) return ok(null);
    const signIn = { staff: person, device: null, at, action: "staff.signedIn" } as const;
    return ok((await openSession(shop, repositories, client, signIn)).session);
  });
  if (result.kind === "ok") shop.mailSender.wake();
  return result;
};

const findPersonOfLink = async (
  { staffPasswordLinks, staffMembers }: Pick<Repositories, "staffPasswordLinks" | "staffMembers">,
  token: string,
  now: Date,
): Promise<StaffAccount | undefined> => {
  const link = await staffPasswordLinks.find({ token });
  if (!link || link.expiresAt <= now) return undefined;
  const person = await staffMembers.findByEmail(link.email);
  return person?.stoppedAt === null ? person : undefined;
};
