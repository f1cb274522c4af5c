import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { normaliseEmail } from "../checkout/normaliseEmail.ts";
import type { Shop } from "../shop.ts";

/**
 * Keeps the address with the time of its consent and queues the mail with the welcome code (R9.5). An address that the site
 * knows already, also one that unsubscribed, is left alone: nobody has a stranger written to again by typing the address.
 * Gives nothing, so that nobody hears which of them it was.
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
