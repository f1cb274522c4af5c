import { NEWSLETTER_CONSENT } from "@storywall/domain/email/newsletterConsent.ts";
import type { MailContent } from "../mailContent.ts";
import { formatLocalDay } from "../orderMailBlocks.ts";
import type { SubscriberMailData } from "./promoWelcome.ts";

/** Mail that asks whether the address is that of the person who typed it. The welcome code comes after it. */
export const subscriptionConfirmMail = ({
  subscriber,
  site,
  origin,
  unsubscribeUrl,
}: SubscriberMailData): MailContent => ({
  subject: "Please confirm your e-mail address",
  blocks: [
    { kind: "title", text: "Is this your address?" },
    { kind: "paragraph", text: "Hello," },
    {
      kind: "paragraph",
      text: `On ${formatLocalDay(subscriber.consentedAt, site)} somebody asked on our site to have a welcome code, and now and then news and offers, sent to this address. If that was you, open the link and press the button there. Then the code comes by mail.`,
    },
    { kind: "link", label: "Confirm my address", url: `${origin}/newsletter/${subscriber.token}` },
    { kind: "paragraph", text: `What you agree to: ${NEWSLETTER_CONSENT.text}` },
    {
      kind: "paragraph",
      text: "If that was not you, do nothing. We delete the address after a week and send it nothing more.",
    },
    {
      kind: "smallPrint",
      text: "If nobody shall ever ask in your name again:",
      label: "Never write to me",
      url: unsubscribeUrl,
    },
  ],
});
