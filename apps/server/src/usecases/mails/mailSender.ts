import type { Sites } from "@storywall/domain/sites/site.ts";
import { backoffMs } from "@storywall/domain/time/backoff.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@storywall/domain/time/durations.ts";
import type { ClaimedMail } from "../../ports/mails/MailOutbox.ts";
import type { MailResult, MailTransport } from "../../ports/mails/MailTransport.ts";
import type { BackgroundTasks } from "../../ports/platform/BackgroundTasks.ts";
import type { Clock } from "../../ports/platform/Clock.ts";
import type { UnitOfWork } from "../../ports/platform/UnitOfWork.ts";
import type { DueSender } from "../dueSender.ts";
import { type ItemResult, processDueItems } from "../leasedQueue.ts";
import type { OriginOf } from "../originOf.ts";
import { renderMail } from "./renderMail.ts";

type MailSenderDependencies = Pick<UnitOfWork, "repositories"> & {
  readonly mail: MailTransport;
  readonly clock: Clock;
  readonly background: BackgroundTasks;
  readonly originOf: OriginOf;
  /** Returns true when the process is shutting down: it finishes its current mail and claims no other. */
  readonly isStopping?: () => boolean;
  readonly sites: () => Sites;
};

const BACKOFF = { minMs: 30 * SECOND_MS, maxMs: HOUR_MS } as const;
/**
 * While the mail server is down, a run tries one mail and ends. So frequent runs cost little, and all mails are
 * sent soon after the server is back.
 */
const UNAVAILABLE_BACKOFF = { minMs: 30 * SECOND_MS, maxMs: 4 * MINUTE_MS } as const;
/** A permanent rejection may come from a wrong set-up of the server, so the mail is tried again, but seldom. */
const REJECTED_RETRY_DELAY_MS = 6 * HOUR_MS;
/** RFC 5321 asks for at least four or five days. */
export const MAX_RETRY_AGE_MS = 5 * DAY_MS;
/** How long sent mails stay in the outbox. */
export const SENT_MAIL_RETENTION_MS = 30 * DAY_MS;

/**
 * Creates the sender of the mails in the outbox. Safe with several workers: each mail is leased to one. A call of
 * `wake` or `sendDue` during a run makes that run look for due mails once more.
 */
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
      // No await between the last check of `isRequested` and this line, so no request is missed.
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

/** For a process that only serves requests: its mails stay in the outbox, which a worker polls every second. */
export const DISABLED_MAIL_SENDER: DueSender = { wake: () => {}, sendDue: async () => {} };

/** Sends the due mails until none is due or the mail server is unavailable. */
const sendDueMails = (dependencies: MailSenderDependencies): Promise<void> => {
  const { repositories, clock, isStopping } = dependencies;
  const { mailOutbox } = repositories;
  return processDueItems<ClaimedMail>({
    claim: mailOutbox.claim,
    process: async (claimed) => {
      const result = await sendClaimed(dependencies, claimed);
      // A process that dies before this line has sent a mail that another process sends again, with the same
      // Message-ID.
      return recordResult(dependencies, claimed, result);
    },
    reschedule: ({ id }, { at, error }) => mailOutbox.retryAt(id, at, error),
    backoff: BACKOFF,
    clock,
    isStopping,
  });
};

/** `notRendered` has been reported already. */
type SendResult =
  | MailResult
  | { readonly kind: "noRecipient" }
  | { readonly kind: "notRendered"; readonly error: string };

const sendClaimed = async (
  { repositories, sites, originOf, mail, background }: MailSenderDependencies,
  claimed: ClaimedMail,
): Promise<SendResult> => {
  try {
    const rendered = await renderMail({ repositories, sites: sites(), originOf }, claimed);
    return rendered ? await mail.send(rendered) : { kind: "noRecipient" };
  } catch (error) {
    background.reportError(`render a mail (${claimed.kind})`, error);
    return { kind: "notRendered", error: "could not be written" };
  }
};

const recordResult = async (
  { repositories: { mailOutbox }, clock, background }: MailSenderDependencies,
  { id, kind, createdAt, attempts }: ClaimedMail,
  result: SendResult,
): Promise<ItemResult> => {
  const now = clock.now();
  if (result.kind === "sent") {
    await mailOutbox.markSent(id, now);
    return {};
  }
  if (result.kind === "noRecipient") {
    await mailOutbox.markFailed(id, now, "there is no recipient");
    return {};
  }
  const endsRun = result.kind === "unavailable";
  if (now.getTime() - createdAt.getTime() >= MAX_RETRY_AGE_MS) {
    background.reportError(`send a mail (${kind})`, new Error(`given up: ${result.error}`));
    await mailOutbox.markFailed(id, now, result.error);
    return { endsRun };
  }
  // Reported once for each mail, which may be tried a hundred times.
  if (attempts === 1 && result.kind !== "notRendered")
    background.reportError(`send a mail (${kind})`, new Error(`tried again later: ${result.error}`));
  return { retry: { error: result.error, ...retryDelayOf(result.kind, attempts) }, endsRun };
};

const retryDelayOf = (
  kind: "unavailable" | "deferred" | "rejected" | "notRendered",
  attempts: number,
): { readonly delayMs?: number } => {
  switch (kind) {
    case "unavailable":
      return { delayMs: backoffMs(attempts, UNAVAILABLE_BACKOFF) };
    case "rejected":
      return { delayMs: REJECTED_RETRY_DELAY_MS };
    case "deferred":
    case "notRendered":
      return {};
  }
};
