import { dueOrderRange, dueReminderNumber } from "@storywall/domain/orders/photoReminders.ts";
import type { Shop } from "../shop.ts";

/**
 * Queues today's reminder for every order that waits for photos (R4.13). Each is queued once: for a second process, or
 * the next run, its dedupe key exists already. A reminder is not sent when the photos have arrived meanwhile
 * (renderMail).
 */
export const sendPhotoReminders = async (
  shop: Pick<Shop, "repositories" | "transaction" | "clock" | "ids" | "mailSender">,
): Promise<void> => {
  const { orders, mailOutbox } = shop.repositories;
  const now = shop.clock.now();
  const due = (await orders.findAwaitingPhotos(dueOrderRange(now))).map(({ id, createdAt }) => ({
    id,
    dedupeKey: `order ${id} photo reminder ${dueReminderNumber(createdAt, now)}`,
  }));
  const sentKeys = await mailOutbox.findExistingDedupeKeys(due.map(({ dedupeKey }) => dedupeKey));
  const unsent = due.filter(({ dedupeKey }) => !sentKeys.has(dedupeKey));
  for (const { id, dedupeKey } of unsent) {
    await mailOutbox.add({
      id: shop.ids.next(),
      dedupeKey,
      kind: "uploads_reminder",
      subjectId: id,
      createdAt: now,
    });
  }
  if (unsent.length > 0) shop.mailSender.wake();
};
