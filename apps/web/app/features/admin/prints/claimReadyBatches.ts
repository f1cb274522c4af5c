import type { Batch } from "@storywall/contract/schemas/owner/batches.ts";

/** Removes from those awaited the batches whose files can be downloaded, and returns them: each is downloaded once. */
export const claimReadyBatches = (
  awaited: Set<string>,
  batches: readonly Pick<Batch, "batchId" | "state">[],
): readonly string[] =>
  batches
    .filter(({ batchId, state }) => (state === "ready" || state === "printed") && awaited.delete(batchId))
    .map(({ batchId }) => batchId);
