import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { normaliseEmail } from "../checkout/normaliseEmail.ts";
import type { Shop } from "../shop.ts";

/**
 * Saves the e-mail address with the time of its consent and queues the mail with the welcome code (R9.5). An address
 * that the site knows already, also one that unsubscribed, gets no mail: a stranger who types it must not cause one.
 * Returns nothing, so that the caller does not learn whether the address was known.
 */
export const subscribe = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "mailSender">,
  { site, email }: { readonly site: SiteCode; readonly email: string },
): Promise<void> => {
  const now = shop.clock.now();
  const id = shop.ids.next();
  await shop.transaction(async ({ subscribers, mailOutbox }) => {
    const isNew = await subscribers.insert({
      id,
      site,
      email,
      normalisedEmail: normaliseEmail(email),
      token: shop.ids.next(),
      consentedAt: now,
    });
    if (!isNew) return;
    const dedupeKey = `subscriber ${id}: promo_welcome`;
    await mailOutbox.add({
      id: shop.ids.next(),
      dedupeKey,
      kind: "promo_welcome",
      subjectId: id,
      createdAt: now,
    });
  });
  shop.mailSender.wake();
};
