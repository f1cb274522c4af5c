import type { SiteCode, Sites } from "@storywall/domain/sites/site.ts";
import { isMailAddress, type OutgoingMail } from "../../ports/Mail.ts";
import type { QueuedMail } from "../../ports/MailOutbox.ts";
import type { Repositories } from "../../ports/UnitOfWork.ts";
import { oneLine } from "./oneLine.ts";
import { ORDER_MAILS } from "./orderMails.ts";
import { paintHtml } from "./paintHtml.ts";
import { paintText } from "./paintText.ts";

const SHOP_NAME = "Storywall";

/** Where each site is found, without a slash at the end. */
export type SiteOrigins = Readonly<Record<SiteCode, string>>;

/** The mail as it goes out now; undefined when there is nobody to send it to. */
export const writeMail = async (
  { orders }: Pick<Repositories, "orders">,
  sites: Sites,
  siteOrigins: SiteOrigins,
  queued: QueuedMail,
): Promise<OutgoingMail | undefined> => {
  const order = await orders.find(queued.about);
  if (!order || !isMailAddress(order.email)) return undefined;
  const site = sites[order.site];
  const orderUrl = `${siteOrigins[order.site]}/order/${order.id}`;
  const content = ORDER_MAILS[queued.kind]({ order, site, orderUrl });
  const from = site.copy.email_address;
  return {
    messageId: `<${queued.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    date: queued.createdAt,
    from: { name: SHOP_NAME, address: from },
    // Without the shopper's name: it is in the mail, and a header has no need of it.
    to: { name: "", address: order.email },
    subject: oneLine(content.subject),
    text: paintText(content),
    html: paintHtml(content),
  };
};
