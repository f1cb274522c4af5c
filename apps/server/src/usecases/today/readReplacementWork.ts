import type { Shop } from "../shop.ts";
import { MAX_ROWS } from "./readOrderQueues.ts";

/** A replacement in the workshop, as a row of the list. */
export type ReplacementRow = {
  readonly orderId: string;
  /** `ZA-10432-R1`. */
  readonly number: string;
  readonly createdAt: Date;
  readonly prints: number;
  readonly printsPrinted: number;
};

/** Replacements that are being made, oldest first. */
export type ReplacementWork = { readonly rows: readonly ReplacementRow[]; readonly count: number };

export const readReplacementWork = async ({
  repositories: { replacements, printJobs },
}: Pick<Shop, "repositories">): Promise<ReplacementWork> => {
  const beingMade = await replacements.findBeingMade();
  const rows = beingMade.slice(0, MAX_ROWS).map(async ({ id, orderId, number, createdAt }) => {
    const jobs = await printJobs.findByReplacement(id);
    const printsPrinted = jobs.filter(({ isPrinted }) => isPrinted).length;
    return { orderId, number, createdAt, prints: jobs.length, printsPrinted };
  });
  return { rows: await Promise.all(rows), count: beingMade.length };
};
