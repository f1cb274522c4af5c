import type { QueuedPrint } from "@storywall/contract/schemas/owner/batches.ts";

/** Returns "ZA-10001, tile 3", or "ZA-10001, Hallway, tile 3" when the order has several walls. */
export const printLabel = ({
  number,
  wall = null,
  tileNumber,
}: Pick<QueuedPrint, "number" | "wall" | "tileNumber">): string =>
  [number, ...(wall === null ? [] : [wall]), `tile ${tileNumber}`].join(", ");
