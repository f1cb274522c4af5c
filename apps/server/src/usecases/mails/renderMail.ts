import { designLinkState } from "@storywall/domain/links/designLink.ts";
import {
  ofSite,
  SEED_SITE_CODES,
  type Site,
  type SiteCode,
  type Sites,
} from "@storywall/domain/sites/site.ts";
import {
  isLinkMail,
  isMessageMail,
  isPrintQuestionMail,
  isPrivacyMail,
  isRefundMail,
  isReplacementMail,
  isStaffMail,
  isSubscriberMail,
  type MessageMailKind,
  type OrderMailKind,
  type PrintQuestionMailKind,
  type QueuedMail,
  type RefundMailKind,
  type ReplacementMailKind,
  type StaffMailKind,
  type SubscriberMailKind,
} from "../../ports/mails/MailOutbox.ts";
import { isMailAddress, type OutgoingMail } from "../../ports/mails/MailTransport.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { normaliseEmail } from "../checkout/normaliseEmail.ts";
import { readNotices } from "../notices/readNotices.ts";
import { dataRequestMail } from "./kinds/dataRequest.ts";
import { designLinkMail } from "./kinds/designLink.ts";
import { messageForShopMail } from "./kinds/messageForShop.ts";
import { messageForShopperMail } from "./kinds/messageForShopper.ts";
import { partlyRefundedMail } from "./kinds/partlyRefunded.ts";
import { paymentRefundedMail } from "./kinds/paymentRefunded.ts";
import { printQuestionMail } from "./kinds/printQuestion.ts";
import { promoWelcomeMail, type SubscriberMailData } from "./kinds/promoWelcome.ts";
import { REPLACEMENT_MAIL_TEMPLATES } from "./kinds/replacement.ts";
import { staffAlertMail } from "./kinds/staffAlert.ts";
import { staffInvitationMail } from "./kinds/staffInvitation.ts";
import { staffNoticesMail } from "./kinds/staffNotices.ts";
import { staffPasswordLinkMail } from "./kinds/staffPasswordLink.ts";
import { subscriptionConfirmMail } from "./kinds/subscriptionConfirm.ts";
import type { MailContent } from "./mailContent.ts";
import type { OrderMailData } from "./orderMail.ts";
import { ORDER_MAIL_TEMPLATES } from "./orderMailTemplates.ts";
import { renderHtml } from "./renderHtml.ts";
import { renderText } from "./renderText.ts";
import { toSingleLine } from "./toSingleLine.ts";

const SHOP_NAME = "Storywall";

/** The origin of each site's pages, without a slash at the end. */
export type OriginOf = (site: SiteCode) => string;

/**
 * Renders a queued mail with the present data of its subject. Returns undefined when it has no valid recipient, or is
 * no longer needed.
 */
export const renderMail = async (
  repositories: MailRepositories,
  sites: Sites,
  originOf: OriginOf,
  queued: QueuedMail,
): Promise<OutgoingMail | undefined> => {
  const { id, kind, subjectId, createdAt } = queued;
  const composed = isRefundMail(kind)
    ? await composeRefundMail(repositories, sites, originOf, kind, subjectId)
    : isReplacementMail(kind)
      ? await composeReplacementMail(repositories, sites, originOf, kind, subjectId)
      : isPrintQuestionMail(kind)
        ? await composePrintQuestionMail(repositories, sites, originOf, kind, subjectId)
        : isSubscriberMail(kind)
          ? await composeSubscriberMail(repositories, sites, originOf, kind, subjectId)
          : isLinkMail(kind)
            ? await composeLinkMail(repositories, sites, originOf, subjectId, createdAt)
            : isPrivacyMail(kind)
              ? await composePrivacyMail(repositories, sites, originOf, subjectId)
              : isMessageMail(kind)
                ? await composeMessageMail(repositories, sites, originOf, kind, subjectId)
                : isStaffMail(kind)
                  ? await composeStaffMail(repositories, sites, originOf, kind, subjectId)
                  : await composeOrderMail(repositories, sites, originOf, kind, subjectId);
  if (!composed || !isMailAddress(composed.to)) return undefined;
  const { to, site, content, unsubscribeUrl } = composed;
  const from = site.copy.email_address;
  return {
    messageId: `<${id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    date: createdAt,
    from: { name: SHOP_NAME, address: from },
    // Without the shopper's name: it is in the mail's text, and the header does not need it.
    to: { name: "", address: to },
    subject: toSingleLine(content.subject),
    text: renderText(content),
    html: renderHtml(content),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  };
};

type MailRepositories = Pick<
  Repositories,
  | "orders"
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

type ComposedMail = {
  readonly to: string;
  readonly site: Site;
  readonly content: MailContent;
  readonly unsubscribeUrl?: string;
};

const composeOrderMail = async (
  { orders }: MailRepositories,
  sites: Sites,
  originOf: OriginOf,
  kind: OrderMailKind,
  orderId: string,
): Promise<ComposedMail | undefined> => {
  const order = await orders.find(orderId);
  if (!order) return undefined;
  // The photos arrived, or the order was cancelled, while the reminder was queued.
  if (kind === "uploads_reminder" && order.status !== "awaiting_photos") return undefined;
  // Changes of an order that was cancelled since no longer matter.
  if (kind === "order_changed" && (order.status === "cancelled" || order.status === "refunded")) {
    return undefined;
  }
  const data = toOrderMailData(order, sites, originOf);
  return { to: order.email, site: data.site, content: ORDER_MAIL_TEMPLATES[kind](data) };
};

const toOrderMailData = (order: OrderRecord, sites: Sites, originOf: OriginOf): OrderMailData => ({
  order,
  site: ofSite(sites, order.site),
  orderUrl: `${originOf(order.site)}/order/${order.id}`,
  guideUrl: `${originOf(order.site)}/api/orders/${order.id}/hanging-guide.pdf`,
});

const composeRefundMail = async (
  { orders, refunds, payments, checkouts }: MailRepositories,
  sites: Sites,
  originOf: OriginOf,
  kind: RefundMailKind,
  refundId: string,
): Promise<ComposedMail | undefined> => {
  const refund = await refunds.find(refundId);
  if (!refund) return undefined;
  if (kind === "partly_refunded") {
    const order = refund.orderId === null ? undefined : await orders.find(refund.orderId);
    if (!order) return undefined;
    const data = toOrderMailData(order, sites, originOf);
    return { to: order.email, site: data.site, content: partlyRefundedMail({ ...data, refund }) };
  }
  const payment = await payments.find(refund.paymentId);
  const checkout = payment && (await checkouts.find(payment.checkoutId));
  if (!checkout || checkout.email === null) return undefined;
  const site = ofSite(sites, checkout.site);
  return { to: checkout.email, site, content: paymentRefundedMail({ refund, site }) };
};

const composeReplacementMail = async (
  { orders, replacements }: MailRepositories,
  sites: Sites,
  originOf: OriginOf,
  kind: ReplacementMailKind,
  replacementId: string,
): Promise<ComposedMail | undefined> => {
  const replacement = await replacements.find(replacementId);
  const order = replacement && (await orders.find(replacement.orderId));
  // It was stopped while the mail was queued.
  if (!order || replacement.state === "cancelled") return undefined;
  const data = toOrderMailData(order, sites, originOf);
  return {
    to: order.email,
    site: data.site,
    content: REPLACEMENT_MAIL_TEMPLATES[kind]({ ...data, replacement }),
  };
};

const composePrintQuestionMail = async (
  { orders, printQuestions }: MailRepositories,
  sites: Sites,
  originOf: OriginOf,
  kind: PrintQuestionMailKind,
  orderId: string,
): Promise<ComposedMail | undefined> => {
  const order = await orders.find(orderId);
  if (!order) return undefined;
  const open = (await printQuestions.findByOrder(orderId)).filter(({ state }) => state === "open");
  // They were answered, or the order ended, while the mail was queued.
  const [first] = open.toSorted((one, other) => one.answerBy.getTime() - other.answerBy.getTime());
  if (!first) return undefined;
  const data = toOrderMailData(order, sites, originOf);
  const content = printQuestionMail({
    ...data,
    kind,
    questions: open,
    answerBy: first.answerBy,
    questionsUrl: `${data.orderUrl}/prints`,
  });
  return { to: order.email, site: data.site, content };
};

const SUBSCRIBER_MAIL_TEMPLATES: Readonly<
  Record<SubscriberMailKind, (data: SubscriberMailData) => MailContent>
> = { subscription_confirm: subscriptionConfirmMail, promo_welcome: promoWelcomeMail };

const composeSubscriberMail = async (
  { subscribers }: MailRepositories,
  sites: Sites,
  originOf: OriginOf,
  kind: SubscriberMailKind,
  subscriberId: string,
): Promise<ComposedMail | undefined> => {
  const subscriber = await subscribers.find(subscriberId);
  // The subscriber may have unsubscribed while the mail was queued.
  if (!subscriber || subscriber.unsubscribedAt !== null) return undefined;
  // Confirmed by another mail meanwhile.
  if (kind === "subscription_confirm" && subscriber.confirmedAt !== null) return undefined;
  const site = ofSite(sites, subscriber.site);
  const origin = originOf(subscriber.site);
  const unsubscribeUrl = `${origin}/unsubscribe/${subscriber.token}`;
  const content = SUBSCRIBER_MAIL_TEMPLATES[kind]({ subscriber, site, origin, unsubscribeUrl });
  return { to: subscriber.email, site, content, unsubscribeUrl };
};

const composeLinkMail = async (
  { designLinks }: MailRepositories,
  sites: Sites,
  originOf: OriginOf,
  mailId: string,
  requestedAt: Date,
): Promise<ComposedMail | undefined> => {
  const mail = await designLinks.findMail(mailId);
  // The link may have been withdrawn while the mail was queued. Expiry is judged by when the mail was requested.
  if (!mail || designLinkState(mail.link, requestedAt) !== "open") return undefined;
  const site = ofSite(sites, mail.link.site);
  const url = `${originOf(mail.link.site)}/walls/${mail.link.token}`;
  return { to: mail.email, site, content: designLinkMail({ link: mail.link, site, url }) };
};

/**
 * Composes no mail to an address that the shop does not know. So a stranger cannot make the shop send mail to it, and
 * the requester learns nothing from the missing mail: only the owner of the mailbox could notice.
 */
const composePrivacyMail = async (
  { personalData }: MailRepositories,
  sites: Sites,
  originOf: OriginOf,
  requestId: string,
): Promise<ComposedMail | undefined> => {
  const request = await personalData.findRequest({ id: requestId });
  // To the normalised address, which is the known one, not to a different address that normalises to it.
  const to = request && normaliseEmail(request.email);
  if (!request || !to || !(await personalData.isEmailKnown(to))) return undefined;
  const site = ofSite(sites, request.site);
  const url = `${originOf(request.site)}/privacy/data/${request.token}`;
  return { to, site, content: dataRequestMail({ site, url }) };
};

const composeMessageMail = async (
  { messageThreads }: MailRepositories,
  sites: Sites,
  originOf: OriginOf,
  kind: MessageMailKind,
  threadId: string,
): Promise<ComposedMail | undefined> => {
  const thread = await messageThreads.find(threadId);
  if (!thread) return undefined;
  const site = ofSite(sites, thread.site);
  const [author, seenPosition] =
    kind === "message_for_shop"
      ? (["shopper", thread.ownerSeen] as const)
      : (["owner", thread.shopperSeen] as const);
  const unseen = thread.messages
    .filter((message) => message.author === author && message.place > seenPosition)
    .flatMap(({ text }) => text.split("\n"));
  // The messages may have been read while the mail was queued.
  if (unseen.length === 0) return undefined;
  const origin = originOf(thread.site);
  return kind === "message_for_shop"
    ? {
        to: site.copy.email_address,
        site,
        content: messageForShopMail({ thread, unseen, url: `${origin}/admin/messages/${thread.id}` }),
      }
    : {
        to: thread.email,
        site,
        content: messageForShopperMail({ thread, unseen, url: `${origin}/messages/${thread.id}` }),
      };
};

/** The people of the shop are of no site; their links lead to the first one's host. */
const STAFF_SITE = SEED_SITE_CODES[0];

const composeStaffMail = async (
  repositories: MailRepositories,
  sites: Sites,
  originOf: OriginOf,
  kind: StaffMailKind,
  subjectId: string,
): Promise<ComposedMail | undefined> => {
  if (kind === "staff_notices") return composeNoticesMail(repositories, sites, originOf, subjectId);
  const { staffInvitations, staffMembers, auditLog } = repositories;
  const site = ofSite(sites, STAFF_SITE);
  const origin = originOf(STAFF_SITE);
  if (kind === "staff_invitation") {
    // It may have been withdrawn while the mail was queued.
    const invitation = await staffInvitations.find({ id: subjectId });
    if (!invitation) return undefined;
    const inviter = await staffMembers.find(invitation.invitedBy);
    const url = `${origin}/admin/invitation/${invitation.token}`;
    const content = staffInvitationMail({ invitation, invitedBy: inviter?.name ?? "The owner", url });
    return { to: invitation.email, site, content };
  }
  if (kind === "staff_password_link") {
    // Looked up here and not when it was asked for, so that the requester learns nothing from the answer's time.
    const link = await repositories.staffPasswordLinks.find({ id: subjectId });
    const person = link && (await staffMembers.findByEmail(link.email));
    if (!link || !person?.email || person.stoppedAt !== null) return undefined;
    const url = `${origin}/admin/password/${link.token}`;
    return { to: person.email, site, content: staffPasswordLinkMail({ name: person.name, url }) };
  }
  const [entryId = "", ownerId = ""] = subjectId.split(" ");
  const entry = await auditLog.find(entryId);
  const owner = await staffMembers.find(ownerId);
  if (!entry || !owner || owner.stoppedAt !== null) return undefined;
  // An owner without an address of their own reads the shop's mail.
  const to = owner.email ?? site.copy.email_address;
  return { to, site, content: staffAlertMail({ entry, logUrl: `${origin}/admin/log` }) };
};

const composeNoticesMail = async (
  repositories: MailRepositories,
  sites: Sites,
  originOf: OriginOf,
  mailId: string,
): Promise<ComposedMail | undefined> => {
  const notices = await repositories.staffNotices.findByMail(mailId);
  const [first] = notices;
  const person = first && (await repositories.staffMembers.find(first.staffId));
  if (!person || person.stoppedAt !== null) return undefined;
  const site = ofSite(sites, first.site);
  // People of the shop are signed in on one host.
  const origin = originOf(STAFF_SITE);
  const lines = await readNotices(repositories, person.role, notices, origin);
  if (lines.length === 0) return undefined;
  const accountUrl = `${origin}/admin/account`;
  const content = staffNoticesMail({ lines, countryName: site.countryName, accountUrl });
  return { to: person.email ?? site.copy.email_address, site, content };
};
