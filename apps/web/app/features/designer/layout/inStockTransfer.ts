import type { Command } from "@storywall/domain/design/commands/command.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import type { Shortage } from "@storywall/domain/stock/shortage.ts";
import { findReplacement } from "./designBase.ts";
import type { LayoutTransfer } from "./layoutTransfer.ts";

/** Returns the transfer with the nearest frame that can be made, where the layout would get one that is out of stock (B13). */
export const inStockTransfer = (
  change: Command<LayoutTransfer>,
  design: Design,
  transfer: LayoutTransfer,
  shortages: readonly Shortage[],
): LayoutTransfer => {
  const nearest = shortages.length > 0 ? findReplacement(change.run(design, transfer), shortages) : null;
  return nearest === null ? transfer : { ...transfer, frameStyle: nearest };
};
