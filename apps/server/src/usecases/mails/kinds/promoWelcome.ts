import { welcomeDiscount } from "@storywall/domain/sites/publicSite.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import type { Subscriber } from "../../../ports/promo/Subscribers.ts";
import type { MailContent } from "../mailContent.ts";
import { formatLocalDay } from "../orderMailBlocks.ts";

export type SubscriberMailData = {
  readonly subscriber: Subscriber;
  readonly site: Site;
  /** Origin of the site's pages, without a slash at the end. */
  readonly origin: string;
  readonly unsubscribeUrl: string;
};

/** Mail with the site's welcome code at the time of sending (R9.5). */
export const promoWelcomeMail = ({
  subscriber,
  site,
  origin,
  unsubscribeUrl,
}: SubscriberMailData): MailContent => {
  const { code } = site.welcomeBanner;
  const discount = welcomeDiscount(site);
  const { email_address: address } = site.copy;
  return {
    subject: `Your promo code: ${discount} off your order`,
    blocks: [
      { kind: "title", text: `${discount} off your order.` },
      { kind: "paragraph", text: "Hello," },
      {
        kind: "paragraph",
        text: `Welcome to Storywall. Your promo code is ${code}. The link below adds it to your cart, or you can enter it in the cart yourself.`,
      },
      { kind: "link", label: "Start your wall", url: `${origin}/?promo=${encodeURIComponent(code)}` },
      {
        kind: "paragraph",
        text: "One code per order, once per email address. Can't be combined with other offers.",
      },
      { kind: "heading", text: "A question?" },
      { kind: "paragraph", text: `Reply to this email, or write to ${address}.` },
      {
        kind: "smallPrint",
        text: `${site.business.legalName ?? "Storywall"} is writing to you because ${subscriber.email} asked for a promo code on our site on ${formatLocalDay(subscriber.consentedAt, site)}. If that wasn't you, or you'd rather not hear from us again:`,
        label: "Unsubscribe",
        url: unsubscribeUrl,
      },
    ],
  };
};
