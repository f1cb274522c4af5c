import type { Sites } from "@storywall/domain/sites/site.ts";
import type { ClaimedMail } from "../../ports/mails/MailOutbox.ts";
import type { MailResult, MailTransport } from "../../ports/mails/MailTransport.ts";
import type { Background } from "../../ports/platform/Background.ts";
import type { Clock } from "../../ports/platform/Clock.ts";
import type { UnitOfWork } from "../../ports/platform/UnitOfWork.ts";
import type { DueSender } from "../dueSender.ts";
import { renderMail, type SiteOrigins } from "./renderMail.ts";

export type MailSenderDependencies = Pick<UnitOfWork, "repositories"> & {
  readonly mail: MailTransport;
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
const MIN_BACKOFF_MS = 30 * SECOND;
const MAX_BACKOFF_MS = HOUR;
/** While nobody takes mails, one is tried at a time: asking often costs nothing, and all are out soon after the server is back. */
const MAX_BACKOFF_WHILE_UNAVAILABLE_MS = 4 * MINUTE;
/** A server that has said no for good may have been set up wrongly, so it is asked again, but seldom. */
const REJECTED_RETRY_DELAY_MS = 6 * HOUR;
/** RFC 5321 asks for at least four or five days. */
export const MAX_RETRY_AGE_MS = 5 * DAY;
export const SENT_MAIL_RETENTION_MS = 30 * DAY;

/** Sends what waits in the outbox. Any number of processes may: a mail is in the hands of one at a time. */
export const createMailSender = (dependencies: MailSenderDependencies): DueSender => {
  let running: Promise<void> | undefined;
  let isRequested = false;
  const run = async (): Promise<void> => {
    try {
      while (isRequested) {
        isRequested = false;
        await sendDueMails(dependencies);
      }
    } finally {
      // In the same breath as the last look at `wasCalled`, so that no call falls between.
      running = undefined;
    }
  };
  const sendDue = (): Promise<void> => {
    isRequested = true;
    running ??= run();
    return running;
  };
  return { wake: () => dependencies.background.run("send mails", sendDue), sendDue };
};

/** For a process that only serves: its mails stay in the outbox, where a worker looks every second. */
export const DISABLED_MAIL_SENDER: DueSender = { wake: () => {}, sendDue: async () => {} };

/** Sends all that is due, until nothing is or nobody takes mails. */
const sendDueMails = async (dependencies: MailSenderDependencies): Promise<void> => {
  const { mailOutbox } = dependencies.repositories;
  while (!dependencies.isStopping?.()) {
    const now = dependencies.clock.now();
    const claimed = await mailOutbox.claim(now, new Date(now.getTime() + LEASE_MS));
    if (!claimed) return;
    const result = await sendClaimed(dependencies, claimed);
    // A process that dies before this line has sent a mail which another sends again: two with one Message-ID at the most.
    await recordResult(dependencies, claimed, result);
    if (result.kind === "unavailable") return;
  }
};

type SendResult = MailResult | { readonly kind: "nobody" };

const sendClaimed = async (
  { repositories, sites, siteOrigins, mail, background }: MailSenderDependencies,
  claimed: ClaimedMail,
): Promise<SendResult> => {
  try {
    const rendered = await renderMail(repositories, sites(), siteOrigins, claimed);
    return rendered ? await mail.send(rendered) : { kind: "nobody" };
  } catch (error) {
    background.reportError(`writing a mail (${claimed.kind})`, error);
    return { kind: "deferred", error: "could not be written" };
  }
};

const recordResult = async (
  { repositories: { mailOutbox }, clock, background }: MailSenderDependencies,
  { id, kind, createdAt, attempts }: ClaimedMail,
  result: SendResult,
): Promise<void> => {
  const now = clock.now();
  if (result.kind === "sent") return mailOutbox.markSent(id, now);
  if (result.kind === "nobody") return mailOutbox.markFailed(id, now, "there is nobody to send it to");
  if (now.getTime() - createdAt.getTime() >= MAX_RETRY_AGE_MS) {
    background.reportError(`sending a mail (${kind})`, new Error(`given up: ${result.error}`));
    return mailOutbox.markFailed(id, now, result.error);
  }
  const retryAt = new Date(now.getTime() + backoffMs(result.kind, attempts));
  return mailOutbox.retryAt(id, retryAt, result.error);
};

/** Half a minute, a minute, two, … an hour. */
const backoffMs = (kind: "unavailable" | "deferred" | "rejected", attempts: number): number => {
  if (kind === "rejected") return REJECTED_RETRY_DELAY_MS;
  const maxBackoffMs = kind === "unavailable" ? MAX_BACKOFF_WHILE_UNAVAILABLE_MS : MAX_BACKOFF_MS;
  return Math.min(MIN_BACKOFF_MS * 2 ** Math.min(attempts - 1, 20), maxBackoffMs);
};
