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

/** Mail with the welcome code that the site has when the mail is sent (R9.5). */
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
    subject: `Your welcome code: ${discount} off your first wall`,
    blocks: [
      { kind: "title", text: `${discount} off your first wall.` },
      { kind: "paragraph", text: "Hello," },
      {
        kind: "paragraph",
        text: `Welcome to Storywall. Your code is ${code}. The link below puts it into your cart; you can also type it there or at checkout.`,
      },
      { kind: "link", label: "Start your wall", url: `${origin}/?promo=${encodeURIComponent(code)}` },
      {
        kind: "paragraph",
        text: "One code for each order, once for each e-mail address. Not together with other offers.",
      },
      { kind: "heading", text: "A question?" },
      { kind: "paragraph", text: `Answer this mail, or write to ${address}.` },
      {
        kind: "smallPrint",
        text: `${site.business.legalName ?? "Storywall"} writes to you because ${subscriber.email} asked for the welcome code on our site on ${formatLocalDay(subscriber.consentedAt, site)}. If that was not you, or you want no more news:`,
        label: "Unsubscribe",
        url: unsubscribeUrl,
      },
    ],
  };
};
