import { ofSite } from "@storywall/domain/sites/site.ts";
import type { MessageRecord, ThreadRecord } from "../../../ports/messages/MessageThreads.ts";
import { messageForShopMail } from "../kinds/messageForShop.ts";
import { messageForShopperMail } from "../kinds/messageForShopper.ts";
import type { MailComposer } from "./mailComposer.ts";

/** Composes the mail to the shop about a shopper's messages that it has not read. The mail's subject is the thread. */
export const composeMessageForShopMail: MailComposer = async (
  { repositories, sites, originOf },
  { subjectId },
) => {
  const thread = await repositories.messageThreads.find(subjectId);
  if (!thread) return undefined;
  const unseen = unseenLines(thread, "shopper", thread.ownerSeen);
  if (unseen.length === 0) return undefined;
  const site = ofSite(sites, thread.site);
  const url = `${originOf(thread.site)}/admin/messages/${thread.id}`;
  return { to: site.copy.email_address, site, content: messageForShopMail({ thread, unseen, url }) };
};

/** Composes the mail to a shopper who left before the shop answered. The mail's subject is the thread. */
export const composeMessageForShopperMail: MailComposer = async (
  { repositories, sites, originOf },
  { subjectId },
) => {
  const thread = await repositories.messageThreads.find(subjectId);
  if (!thread) return undefined;
  const unseen = unseenLines(thread, "owner", thread.shopperSeen);
  if (unseen.length === 0) return undefined;
  const site = ofSite(sites, thread.site);
  const url = `${originOf(thread.site)}/messages/${thread.id}`;
  return { to: thread.email, site, content: messageForShopperMail({ thread, unseen, url }) };
};

/** Returns the lines of an author's messages after the position. They may have been read while the mail was queued. */
const unseenLines = (
  { messages }: ThreadRecord,
  author: MessageRecord["author"],
  seenPosition: number,
): readonly string[] =>
  messages
    .filter((message) => message.author === author && message.place > seenPosition)
    .flatMap(({ text }) => text.split("\n"));
