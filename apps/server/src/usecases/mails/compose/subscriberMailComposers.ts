import { ofSite } from "@storywall/domain/sites/site.ts";
import type { Subscriber } from "../../../ports/promo/Subscribers.ts";
import { promoWelcomeMail, type SubscriberMailData } from "../kinds/promoWelcome.ts";
import { subscriptionConfirmMail } from "../kinds/subscriptionConfirm.ts";
import type { MailContent } from "../mailContent.ts";
import type { MailComposer } from "./mailComposer.ts";

const subscriberMailComposer =
  (
    template: (data: SubscriberMailData) => MailContent,
    isNeeded: (subscriber: Subscriber) => boolean,
  ): MailComposer =>
  async ({ repositories, sites, originOf }, { subjectId }) => {
    const subscriber = await repositories.subscribers.find(subjectId);
    // The subscriber may have unsubscribed while the mail was queued.
    if (!subscriber || subscriber.unsubscribedAt !== null || !isNeeded(subscriber)) return undefined;
    const site = ofSite(sites, subscriber.site);
    const origin = originOf(subscriber.site);
    const unsubscribeUrl = `${origin}/unsubscribe/${subscriber.token}`;
    const content = template({ subscriber, site, origin, unsubscribeUrl });
    return { to: subscriber.email, site, content, unsubscribeUrl };
  };

/** Composes the mail that asks to confirm a subscription, unless another mail's link confirmed it meanwhile. */
export const composeSubscriptionConfirmMail = subscriberMailComposer(
  subscriptionConfirmMail,
  ({ confirmedAt }) => confirmedAt === null,
);

export const composePromoWelcomeMail = subscriberMailComposer(promoWelcomeMail, () => true);
