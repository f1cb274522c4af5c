import type { Shop } from "../shop.ts";

/**
 * Queues a mail with the links to the orders of an email address. It goes only to the address of the orders.
 * For an address without an order, a mail without a subject is queued, which is never sent: so the requester
 * gets the same answer, after the same work, for every address.
 */
export const sendOrderLinks = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "mailSender">,
  email: string,
): Promise<void> => {
  const id = shop.ids.next();
  await shop.transaction(async ({ orders, mailOutbox }) => {
    const [newestId] = await orders.findIdsByEmail(email, 1);
    await mailOutbox.add({
      id,
      dedupeKey: `order links ${id}`,
      kind: "order_links",
      subjectId: newestId ?? id,
      createdAt: shop.clock.now(),
    });
  });
  shop.mailSender.wake();
};
