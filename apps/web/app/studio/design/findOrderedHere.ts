import { designKeyOfLine, linesMovedFrom } from "../../features/designer/storage/lineOfDesign.ts";
import { findWallSummary } from "../../features/designer/storage/walls/wallSummaries.ts";
import { findOwnOrder } from "../../lib/page/ownOrders.ts";

type OrderedHere = {
  readonly order: NonNullable<ReturnType<typeof findOwnOrder>>;
  /** Opens the wall, or the order's own copy of it when the wall was deleted from this browser. */
  readonly wallPath: string;
};

/** Returns the newest order of a wall that was designed under the key; null when there is none. */
export const findOrderedHere = (designKey: string): OrderedHere | null => {
  const order = findOwnOrder(linesMovedFrom(designKey));
  if (order === undefined) return null;
  const wall = findWallSummary(designKeyOfLine(order.uuid) ?? "");
  return { order, wallPath: wall?.path ?? `/order/${order.orderId}#walls` };
};
