import type { TestShop } from "../support/testShop.ts";

/** A time when every print is due. */
const FAR_FUTURE = new Date("2100-01-01");

/** Marks all prints of an order as failed, as after too many attempts. */
export const failPrints = async (
  { shop: { repositories } }: TestShop,
  orderId: string,
  reason = "It took too long to draw.",
): Promise<void> => {
  const { printJobs } = repositories;
  for (;;) {
    const lease = { id: crypto.randomUUID(), ends: FAR_FUTURE };
    const job = await printJobs.claim(FAR_FUTURE, lease);
    if (!job) throw new Error("The order has no waiting print.");
    if (job.orderId !== orderId) {
      await printJobs.retryAt(job.id, lease.id, { at: FAR_FUTURE, error: "made room", attempts: 0 });
      continue;
    }
    await printJobs.markFailed(job.id, lease.id, reason);
    if ((await printJobs.countByOrder(orderId)).waiting === 0) return;
  }
};
