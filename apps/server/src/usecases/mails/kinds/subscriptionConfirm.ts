import { NEWSLETTER_CONSENT } from "@storywall/domain/email/newsletterConsent.ts";
import type { MailContent } from "../mailContent.ts";
import { formatLocalDay } from "../orderMailBlocks.ts";
import type { SubscriberMailData } from "./promoWelcome.ts";

/**
 * Mail that asks for a confirmation that the address belongs to the person who typed it. The mail with the
 * welcome code follows.
 */
export const subscriptionConfirmMail = ({
  subscriber,
  site,
  origin,
  unsubscribeUrl,
}: SubscriberMailData): MailContent => ({
  subject: "Please confirm your email address",
  blocks: [
    { kind: "title", text: "Is this your address?" },
    { kind: "paragraph", text: "Hello," },
    {
      kind: "paragraph",
      text: `On ${formatLocalDay(subscriber.consentedAt, site)} someone asked on our site for a promo code, and for occasional news and offers, to be sent to this address. If that was you, open the link and press the button there. We'll then email you the code you saw on our site, so you have it to hand.`,
    },
    { kind: "link", label: "Confirm my address", url: `${origin}/newsletter/${subscriber.token}` },
    { kind: "paragraph", text: `What you agree to: ${NEWSLETTER_CONSENT.text}` },
    {
      kind: "paragraph",
      text: "If that wasn't you, you don't need to do anything. We delete the address after a week and won't write to it again.",
    },
    {
      kind: "smallPrint",
      text: "Never want an email like this again?",
      label: "Don't email me again",
      url: unsubscribeUrl,
    },
  ],
});
