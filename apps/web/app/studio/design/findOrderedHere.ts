import {
  designKeyOfLine,
  lineOfDesign,
  linesMovedFrom,
} from "../../features/designer/storage/lineOfDesign.ts";
import { loadSavedDesign } from "../../features/designer/storage/savedDesign.ts";
import { findWallSummary } from "../../features/designer/storage/walls/wallSummaries.ts";
import { findOwnOrder } from "../../lib/page/ownOrders.ts";

type OrderedHere = {
  readonly order: NonNullable<ReturnType<typeof findOwnOrder>>;
  /**
   * Opens the wall, or the order's own copy of it when the wall was deleted from this browser; null when it is the wall
   * of this address.
   */
  readonly wallPath: string | null;
};

/**
 * Returns the order of the wall that is saved under the key. Where no wall is, it returns the newest order of one that
 * was designed under the key. Null when there is none, or when the wall was added to the cart again since.
 */
export const findOrderedHere = (designKey: string): OrderedHere | null => {
  const isSaved = loadSavedDesign(designKey) !== null;
  const order = findOwnOrder(isSaved ? [lineOfDesign(designKey) ?? ""] : linesMovedFrom(designKey));
  if (order === undefined) return null;
  if (isSaved) return { order, wallPath: null };
  const wall = findWallSummary(designKeyOfLine(order.uuid) ?? "");
  return { order, wallPath: wall?.path ?? `/order/${order.orderId}#walls` };
};
