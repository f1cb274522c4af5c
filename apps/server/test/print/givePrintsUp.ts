import type { TestShop } from "../support/testShop.ts";

/** Some day, when every print is due. */
const LATER = new Date("2100-01-01");

/** Has all prints of an order given up, as after many tries. */
export const givePrintsUp = async (
  { shop: { repositories } }: TestShop,
  orderId: string,
  reason = "It took too long to draw.",
): Promise<void> => {
  const { printJobs } = repositories;
  for (;;) {
    const lease = { id: crypto.randomUUID(), ends: LATER };
    const job = await printJobs.claim(LATER, lease);
    if (!job) throw new Error("the order has no print to give up");
    if (job.orderId !== orderId) {
      await printJobs.tryAgain(job.id, lease.id, { at: LATER, fault: "made room", tries: 0 });
      continue;
    }
    await printJobs.giveUp(job.id, lease.id, reason);
    if ((await printJobs.countOfOrder(orderId)).waiting === 0) return;
  }
};
