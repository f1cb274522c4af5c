import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Shop } from "../shop.ts";

/** How long an address may be confirmed. Afterwards it is deleted, because no consent was given. */
export const UNCONFIRMED_RETENTION_MS = 7 * DAY_MS;

/**
 * Confirms the subscription of the token and queues the mail with the welcome code (R9.5). Only a person who
 * reads the mails of the address has the token. Repeating it changes nothing.
 */
export const confirmSubscription = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "mailSender">,
  token: string,
): Promise<Result<null, "NOT_FOUND">> => {
  const now = shop.clock.now();
  const isKnown = await shop.transaction(async ({ subscribers, mailOutbox }) => {
    const subscriber = await subscribers.lockByToken(token);
    if (!subscriber || subscriber.unsubscribedAt !== null) return false;
    if (subscriber.confirmedAt !== null) return true;
    await subscribers.confirm(subscriber.id, now);
    await mailOutbox.add({
      id: shop.ids.next(),
      dedupeKey: `subscriber ${subscriber.id}: promo_welcome`,
      kind: "promo_welcome",
      subjectId: subscriber.id,
      createdAt: now,
    });
    return true;
  });
  if (!isKnown)
    return err("NOT_FOUND", "This link has expired. Ask for the code again, and we'll send you a new one.");
  shop.mailSender.wake();
  return ok(null);
};

/** Deletes addresses that were not confirmed in time. */
export const purgeUnconfirmed = ({
  repositories,
  clock,
}: Pick<Shop, "repositories" | "clock">): Promise<void> =>
  repositories.subscribers.removeUnconfirmedSince(new Date(clock.now().getTime() - UNCONFIRMED_RETENTION_MS));
