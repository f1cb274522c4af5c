import type { QueuedMail } from "../../ports/mails/MailOutbox.ts";
import { isMailAddress, type OutgoingMail } from "../../ports/mails/MailTransport.ts";
import type { MailContext } from "./compose/mailComposer.ts";
import { MAIL_COMPOSERS } from "./compose/mailComposers.ts";
import { renderHtml } from "./renderHtml.ts";
import { renderText } from "./renderText.ts";
import { toSingleLine } from "./toSingleLine.ts";

const SHOP_NAME = "Storywall";

/**
 * Renders a queued mail with the present data of its subject. Returns undefined when it has no valid recipient, or is
 * no longer needed.
 */
export const renderMail = async (
  context: MailContext,
  queued: QueuedMail,
): Promise<OutgoingMail | undefined> => {
  const composed = await MAIL_COMPOSERS[queued.kind](context, queued);
  if (!composed || !isMailAddress(composed.to)) return undefined;
  const { to, site, content, unsubscribeUrl } = composed;
  const from = site.copy.email_address;
  return {
    messageId: `<${queued.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
    date: queued.createdAt,
    from: { name: SHOP_NAME, address: from },
    // Without the shopper's name: it is in the mail's text, and the header does not need it.
    to: { name: "", address: to },
    subject: toSingleLine(content.subject),
    text: renderText(content),
    html: renderHtml(content),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  };
};
