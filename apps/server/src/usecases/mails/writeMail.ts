import { designLinkState } from "@storywall/domain/links/designLink.ts";
import type { Site, SiteCode, Sites } from "@storywall/domain/sites/site.ts";
import { isMailAddress, type OutgoingMail } from "../../ports/mails/Mail.ts";
import {
  isLinkMail,
  isMessageMail,
  isPrivacyMail,
  isRefundMail,
  isSubscriberMail,
  type MessageMailKind,
  type OrderMailKind,
  type QueuedMail,
  type RefundMailKind,
  type SubscriberMailKind,
} from "../../ports/mails/MailOutbox.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { normaliseEmail } from "../checkout/normaliseEmail.ts";
import { dataRequest } from "./kinds/dataRequest.ts";
import { designLink } from "./kinds/designLink.ts";
import { messageForShop } from "./kinds/messageForShop.ts";
import { messageForShopper } from "./kinds/messageForShopper.ts";
import { partlyRefunded } from "./kinds/partlyRefunded.ts";
import { paymentGivenBack } from "./kinds/paymentGivenBack.ts";
import { promoWelcome, type SubscriberMailSubject } from "./kinds/promoWelcome.ts";
import type { MailContent } from "./mailContent.ts";
import { oneLine } from "./oneLine.ts";
import type { OrderMailSubject } from "./orderMail.ts";
import { ORDER_MAILS } from "./orderMails.ts";
import { paintHtml } from "./paintHtml.ts";
import { paintText } from "./paintText.ts";

const SHOP_NAME = "Storywall";

/** Where each site is found, without a slash at the end. */
export type SiteOrigins = Readonly<Record<SiteCode, string>>;

/** The mail as it goes out now; undefined when there is nobody to send it to. */
export const writeMail = async (
  repositories: MailRepositories,
  sites: Sites,
  siteOrigins: SiteOrigins,
  queued: QueuedMail,
): Promise<OutgoingMail | undefined> => {
  const { id, kind, about, createdAt } = queued;
  const letter = isRefundMail(kind)
    ? await aboutRefund(repositories, sites, siteOrigins, kind, about)
    : isSubscriberMail(kind)
      ? await toSubscriber(repositories, sites, siteOrigins, kind, about)
      : isLinkMail(kind)
        ? await aboutLink(repositories, sites, siteOrigins, about, createdAt)
        : isPrivacyMail(kind)
          ? await aboutKeptData(repositories, sites, siteOrigins, about)
          : isMessageMail(kind)
            ? await aboutThread(repositories, sites, siteOrigins, kind, about)
            : await aboutOrder(repositories, sites, siteOrigins, kind, about);
  if (!letter || !isMailAddress(letter.to)) return undefined;
  const { to, site, content, unsubscribeUrl } = letter;
  const from = site.copy.email_address;
  return {
    messageId: `<${id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    date: createdAt,
    from: { name: SHOP_NAME, address: from },
    // Without the shopper's name: it is in the mail, and a header has no need of it.
    to: { name: "", address: to },
    subject: oneLine(content.subject),
    text: paintText(content),
    html: paintHtml(content),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  };
};

type MailRepositories = Pick<
  Repositories,
  | "orders"
  | "refunds"
  | "payments"
  | "checkouts"
  | "subscribers"
  | "designLinks"
  | "keptData"
  | "messageThreads"
>;

type Letter = {
  readonly to: string;
  readonly site: Site;
  readonly content: MailContent;
  readonly unsubscribeUrl?: string;
};

const aboutOrder = async (
  { orders }: MailRepositories,
  sites: Sites,
  siteOrigins: SiteOrigins,
  kind: OrderMailKind,
  orderId: string,
): Promise<Letter | undefined> => {
  const order = await orders.find(orderId);
  if (!order) return undefined;
  // The photos came, or the order was cancelled, while the reminder waited for a mail server.
  if (kind === "uploads_reminder" && order.status !== "awaiting_photos") return undefined;
  // What was changed of an order that is cancelled since matters no more.
  if (kind === "order_changed" && (order.status === "cancelled" || order.status === "refunded")) {
    return undefined;
  }
  const subject = orderSubject(order, sites, siteOrigins);
  return { to: order.email, site: subject.site, content: ORDER_MAILS[kind](subject) };
};

const orderSubject = (order: OrderRecord, sites: Sites, siteOrigins: SiteOrigins): OrderMailSubject => ({
  order,
  site: sites[order.site],
  orderUrl: `${siteOrigins[order.site]}/order/${order.id}`,
  guideUrl: `${siteOrigins[order.site]}/api/orders/${order.id}/hanging-guide.pdf`,
});

const aboutRefund = async (
  { orders, refunds, payments, checkouts }: MailRepositories,
  sites: Sites,
  siteOrigins: SiteOrigins,
  kind: RefundMailKind,
  refundId: string,
): Promise<Letter | undefined> => {
  const refund = await refunds.find(refundId);
  if (!refund) return undefined;
  if (kind === "partly_refunded") {
    const order = refund.orderId === null ? undefined : await orders.find(refund.orderId);
    if (!order) return undefined;
    const subject = orderSubject(order, sites, siteOrigins);
    return { to: order.email, site: subject.site, content: partlyRefunded({ ...subject, refund }) };
  }
  const payment = await payments.find(refund.paymentId);
  const checkout = payment && (await checkouts.find(payment.checkoutId));
  if (!checkout || checkout.email === null) return undefined;
  const site = sites[checkout.site];
  return { to: checkout.email, site, content: paymentGivenBack({ refund, site }) };
};

const SUBSCRIBER_MAILS: Readonly<Record<SubscriberMailKind, (about: SubscriberMailSubject) => MailContent>> =
  { promo_welcome: promoWelcome };

const toSubscriber = async (
  { subscribers }: MailRepositories,
  sites: Sites,
  siteOrigins: SiteOrigins,
  kind: SubscriberMailKind,
  subscriberId: string,
): Promise<Letter | undefined> => {
  const subscriber = await subscribers.find(subscriberId);
  // Whoever unsubscribed while the mail waited wants it no more.
  if (!subscriber || subscriber.unsubscribedAt !== null) return undefined;
  const site = sites[subscriber.site];
  const origin = siteOrigins[subscriber.site];
  const unsubscribeUrl = `${origin}/unsubscribe/${subscriber.token}`;
  const content = SUBSCRIBER_MAILS[kind]({ subscriber, site, origin, unsubscribeUrl });
  return { to: subscriber.email, site, content, unsubscribeUrl };
};

const aboutLink = async (
  { designLinks }: MailRepositories,
  sites: Sites,
  siteOrigins: SiteOrigins,
  mailId: string,
  askedAt: Date,
): Promise<Letter | undefined> => {
  const mail = await designLinks.findMail(mailId);
  // Taken back, or over, while the mail waited.
  if (!mail || designLinkState(mail.link, askedAt) !== "open") return undefined;
  const site = sites[mail.link.site];
  const url = `${siteOrigins[mail.link.site]}/walls/${mail.link.token}`;
  return { to: mail.email, site, content: designLink({ link: mail.link, site, url }) };
};

/** To an address that the shop does not know nothing goes out: only its owner could tell, and gets no mail from strangers. */
const aboutKeptData = async (
  { keptData }: MailRepositories,
  sites: Sites,
  siteOrigins: SiteOrigins,
  requestId: string,
): Promise<Letter | undefined> => {
  const request = await keptData.findRequest({ id: requestId });
  // To the address that is known, and not to one that merely compares like it.
  const to = request && normaliseEmail(request.email);
  if (!request || !to || !(await keptData.isKnown(to))) return undefined;
  const site = sites[request.site];
  const url = `${siteOrigins[request.site]}/privacy/data/${request.token}`;
  return { to, site, content: dataRequest({ site, url }) };
};

const aboutThread = async (
  { messageThreads }: MailRepositories,
  sites: Sites,
  siteOrigins: SiteOrigins,
  kind: MessageMailKind,
  threadId: string,
): Promise<Letter | undefined> => {
  const thread = await messageThreads.find(threadId);
  if (!thread) return undefined;
  const site = sites[thread.site];
  const [author, seen] =
    kind === "message_for_shop"
      ? (["shopper", thread.ownerSeen] as const)
      : (["owner", thread.shopperSeen] as const);
  const unseen = thread.messages
    .filter((message) => message.author === author && message.place > seen)
    .flatMap(({ text }) => text.split("\n"));
  // Read while the mail waited.
  if (unseen.length === 0) return undefined;
  const origin = siteOrigins[thread.site];
  return kind === "message_for_shop"
    ? {
        to: site.copy.email_address,
        site,
        content: messageForShop({ thread, unseen, url: `${origin}/admin/messages/${thread.id}` }),
      }
    : {
        to: thread.email,
        site,
        content: messageForShopper({ thread, unseen, url: `${origin}/messages/${thread.id}` }),
      };
};
