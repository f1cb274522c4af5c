import type { Site, Sites } from "@storywall/domain/sites/site.ts";
import type { QueuedMail } from "../../../ports/mails/MailOutbox.ts";
import type { Repositories } from "../../../ports/platform/UnitOfWork.ts";
import type { OriginOf } from "../../originOf.ts";
import type { MailContent } from "../mailContent.ts";

/** Source of the current data of a mail's subject. */
export type MailContext = {
  readonly repositories: Pick<
    Repositories,
    | "orders"
    | "orderEmailChanges"
    | "refunds"
    | "replacements"
    | "printQuestions"
    | "payments"
    | "checkouts"
    | "subscribers"
    | "designLinks"
    | "personalData"
    | "messageThreads"
    | "staffInvitations"
    | "staffMembers"
    | "staffNotices"
    | "staffPasswordLinks"
    | "orderList"
    | "auditLog"
  >;
  readonly sites: Sites;
  readonly originOf: OriginOf;
};

export type ComposedMail = {
  readonly to: string;
  readonly site: Site;
  readonly content: MailContent;
  readonly unsubscribeUrl?: string;
};

/**
 * Composes a queued mail from the current data of its subject. Returns undefined when the mail is no longer
 * needed: its subject may have changed or been deleted while it was queued.
 */
export type MailComposer = (
  context: MailContext,
  queued: Pick<QueuedMail, "subjectId" | "createdAt">,
) => Promise<ComposedMail | undefined>;
