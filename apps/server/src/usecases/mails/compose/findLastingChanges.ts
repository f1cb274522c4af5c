import { findTileChanges } from "@storywall/domain/orders/orderChanges.ts";
import type { PricedLine } from "../../../ports/checkout/Checkouts.ts";
import type { OrderRecord } from "../../../ports/orders/Orders.ts";

type Changes = OrderRecord["changes"];

/**
 * Returns the changes by which an order still differs from what was ordered. A tile that is again as it was
 * ordered has none; a tile that was changed several times has one.
 */
export const findLastingChanges = (
  { changes, lines }: Pick<OrderRecord, "changes" | "lines">,
  orderedLines: readonly PricedLine[],
): Changes => {
  const known = new Set<string>();
  return changes.flatMap((change): Changes => {
    const line = lines.find(({ id }) => id === change.lineId);
    const ordered = orderedLines.find(({ id }) => id === change.lineId);
    if (!line || !ordered || change.tile === null) return [change];
    const key = `${line.id} ${change.tile}`;
    const lasting = findTileChanges(ordered.design.tiles, line.design.tiles).find(
      ({ tile }) => tile === change.tile,
    );
    if (!lasting || known.has(key)) return [];
    known.add(key);
    return [{ ...change, what: lasting.what }];
  });
};
