import { reminderDue, reminderSpan } from "@storywall/domain/orders/photoReminders.ts";
import type { Shop } from "../shop.ts";

/**
 * Queues today's reminder to everybody whose order waits for photos (R4.13), each once: a second process, or the next round,
 * finds the occasion taken. What is queued is looked at again when it goes out: photos that have come meanwhile stop it.
 */
export const sendPhotoReminders = async (
  shop: Pick<Shop, "repositories" | "transaction" | "clock" | "ids" | "mailSender">,
): Promise<void> => {
  const { orders, mailOutbox } = shop.repositories;
  const now = shop.clock.now();
  const due = (await orders.findAwaitingPhotos(reminderSpan(now))).map(({ id, createdAt }) => ({
    id,
    dedupeKey: `order ${id} photo reminder ${reminderDue(createdAt, now)}`,
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
