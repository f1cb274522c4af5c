import type { Sites } from "@storywall/domain/sites/site.ts";
import type { Mail, MailResult } from "../../ports/mails/Mail.ts";
import type { ClaimedMail } from "../../ports/mails/MailOutbox.ts";
import type { Background } from "../../ports/platform/Background.ts";
import type { Clock } from "../../ports/platform/Clock.ts";
import type { UnitOfWork } from "../../ports/platform/UnitOfWork.ts";
import { type SiteOrigins, writeMail } from "./writeMail.ts";

export type MailSenderParts = Pick<UnitOfWork, "repositories"> & {
  readonly mail: Mail;
  readonly clock: Clock;
  readonly background: Background;
  readonly siteOrigins: SiteOrigins;
  /** Whether the process is about to end: however many mails wait, it ends with the one that it has in hand. */
  readonly isStopping?: () => boolean;
  readonly sites: () => Sites;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Longer than any sending takes (ports/Mail.ts): whoever has not ended by then was killed. */
export const LEASE_MS = 5 * MINUTE;
const FIRST_PAUSE_MS = 30 * SECOND;
const LONGEST_PAUSE_MS = HOUR;
/** While nobody takes mails, one is tried at a time: asking often costs nothing, and all are out soon after the server is back. */
const LONGEST_PAUSE_WHILE_DOWN_MS = 4 * MINUTE;
/** A server that has said no for good may have been set up wrongly, so it is asked again, but seldom. */
const PAUSE_AFTER_REJECTION_MS = 6 * HOUR;
/** RFC 5321 asks for at least four or five days. */
export const GIVE_UP_AFTER_MS = 5 * DAY;
export const SENT_ARE_KEPT_MS = 30 * DAY;

export type MailSender = {
  /** Begins sending what is due, without waiting for it; one mail after the other, however often it is called. */
  wake(): void;
  /** The same, and waits for it. */
  sendDue(): Promise<void>;
};

/** Sends what waits in the outbox. Any number of processes may: a mail is in the hands of one at a time. */
export const createMailSender = (parts: MailSenderParts): MailSender => {
  let running: Promise<void> | undefined;
  let wasCalled = false;
  const run = async (): Promise<void> => {
    try {
      while (wasCalled) {
        wasCalled = false;
        await sendDueMails(parts);
      }
    } finally {
      // In the same breath as the last look at `wasCalled`, so that no call falls between.
      running = undefined;
    }
  };
  const sendDue = (): Promise<void> => {
    wasCalled = true;
    running ??= run();
    return running;
  };
  return { wake: () => parts.background.run("send mails", sendDue), sendDue };
};

/** For a process that only serves: its mails stay in the outbox, where a worker looks every second. */
export const LEFT_TO_WORKERS: MailSender = { wake: () => {}, sendDue: async () => {} };

/** Sends all that is due, until nothing is or nobody takes mails. */
const sendDueMails = async (parts: MailSenderParts): Promise<void> => {
  const { mailOutbox } = parts.repositories;
  while (!parts.isStopping?.()) {
    const now = parts.clock.now();
    const claimed = await mailOutbox.claim(now, new Date(now.getTime() + LEASE_MS));
    if (!claimed) return;
    const result = await send(parts, claimed);
    // A process that dies before this line has sent a mail which another sends again: two with one Message-ID at the most.
    await record(parts, claimed, result);
    if (result.kind === "unavailable") return;
  }
};

type SendResult = MailResult | { readonly kind: "nobody" };

const send = async (
  { repositories, sites, siteOrigins, mail, background }: MailSenderParts,
  claimed: ClaimedMail,
): Promise<SendResult> => {
  try {
    const written = await writeMail(repositories, sites(), siteOrigins, claimed);
    return written ? await mail.send(written) : { kind: "nobody" };
  } catch (error) {
    background.failed(`writing a mail (${claimed.kind})`, error);
    return { kind: "deferred", fault: "could not be written" };
  }
};

const record = async (
  { repositories: { mailOutbox }, clock, background }: MailSenderParts,
  { id, kind, createdAt, attempts }: ClaimedMail,
  result: SendResult,
): Promise<void> => {
  const now = clock.now();
  if (result.kind === "sent") return mailOutbox.markSent(id, now);
  if (result.kind === "nobody") return mailOutbox.giveUp(id, now, "there is nobody to send it to");
  if (now.getTime() - createdAt.getTime() >= GIVE_UP_AFTER_MS) {
    background.failed(`sending a mail (${kind})`, new Error(`given up: ${result.fault}`));
    return mailOutbox.giveUp(id, now, result.fault);
  }
  const next = new Date(now.getTime() + pauseAfter(result.kind, attempts));
  return mailOutbox.tryAgain(id, next, result.fault);
};

/** Half a minute, a minute, two, … an hour. */
const pauseAfter = (kind: "unavailable" | "deferred" | "rejected", attempts: number): number => {
  if (kind === "rejected") return PAUSE_AFTER_REJECTION_MS;
  const longest = kind === "unavailable" ? LONGEST_PAUSE_WHILE_DOWN_MS : LONGEST_PAUSE_MS;
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20), longest);
};
