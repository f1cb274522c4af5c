import type { ReplacementMailKind } from "../../../ports/mails/MailOutbox.ts";
import { REPLACEMENT_MAIL_TEMPLATES } from "../kinds/replacement.ts";
import type { MailComposer } from "./mailComposer.ts";
import { toOrderMailData } from "./orderMailComposer.ts";

/** Returns the composer of a mail about tiles that are made again. The mail's subject is the replacement. */
export const replacementMailComposer =
  (kind: ReplacementMailKind): MailComposer =>
  async (context, { subjectId }) => {
    const replacement = await context.repositories.replacements.find(subjectId);
    const order = replacement && (await context.repositories.orders.find(replacement.orderId));
    // The replacement was stopped while the mail was queued.
    if (!order || replacement.state === "cancelled") return undefined;
    const data = toOrderMailData(context, order);
    const content = REPLACEMENT_MAIL_TEMPLATES[kind]({ ...data, replacement });
    return { to: order.email, site: data.site, content };
  };
