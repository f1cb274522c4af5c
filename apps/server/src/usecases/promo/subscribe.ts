import { toMailboxKey } from "@storywall/domain/email/mailboxKey.ts";
import { NEWSLETTER_CONSENT } from "@storywall/domain/email/newsletterConsent.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { normaliseEmail } from "../checkout/normaliseEmail.ts";
import type { Shop } from "../shop.ts";

/** After this time, another request for an unconfirmed address sends one more mail: the first may be lost. */
const RESEND_INTERVAL_MS = DAY_MS;

/**
 * Saves the email address with the time and the text of its consent, and queues a mail that asks to confirm it
 * (R9.5). A mailbox that the site knows already, even an unsubscribed one, gets no mail: a stranger who types
 * it must not cause one. Returns nothing, so that the caller does not learn whether the address was known.
 */
export const subscribe = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "mailSender">,
  { site, email }: { readonly site: SiteCode; readonly email: string },
): Promise<void> => {
  const now = shop.clock.now();
  await shop.transaction(async ({ subscribers, mailOutbox }) => {
    const id = await subscribers.request(
      {
        id: shop.ids.next(),
        site,
        email,
        normalisedEmail: normaliseEmail(email),
        mailboxKey: toMailboxKey(email),
        token: shop.ids.next(),
        consentedAt: now,
        consentVersion: NEWSLETTER_CONSENT.version,
      },
      new Date(now.getTime() - RESEND_INTERVAL_MS),
    );
    if (id === undefined) return;
    await mailOutbox.add({
      id: shop.ids.next(),
      dedupeKey: `subscriber ${id}: confirm ${now.toISOString()}`,
      kind: "subscription_confirm",
      subjectId: id,
      createdAt: now,
    });
  });
  shop.mailSender.wake();
};
