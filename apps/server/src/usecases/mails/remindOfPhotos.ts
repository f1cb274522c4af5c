import { reminderDue, reminderSpan } from "@storywall/domain/orders/photoReminders.ts";
import type { Shop } from "../shop.ts";

/**
 * Queues today's reminder to everybody whose order waits for photos (R4.13), each once: a second process, or the next round,
 * finds the occasion taken. What is queued is looked at again when it goes out: photos that have come meanwhile stop it.
 */
export const remindOfPhotos = async (
  shop: Pick<Shop, "repositories" | "transaction" | "clock" | "ids" | "mailSender">,
): Promise<void> => {
  const { orders, mailOutbox } = shop.repositories;
  const now = shop.clock.now();
  const due = (await orders.findAwaitingPhotos(reminderSpan(now))).map(({ id, createdAt }) => ({
    id,
    occasion: `order ${id} photo reminder ${reminderDue(createdAt, now)}`,
  }));
  const known = await mailOutbox.findOccasions(due.map(({ occasion }) => occasion));
  const unknown = due.filter(({ occasion }) => !known.has(occasion));
  for (const { id, occasion } of unknown) {
    await mailOutbox.add({
      id: shop.ids.next(),
      occasion,
      kind: "uploads_reminder",
      about: id,
      createdAt: now,
    });
  }
  if (unknown.length > 0) shop.mailSender.wake();
};
