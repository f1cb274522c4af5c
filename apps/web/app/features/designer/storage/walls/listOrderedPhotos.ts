import type { Design } from "@storywall/domain/design/design.ts";
import { findOwnOrder } from "../../../../lib/page/ownOrders.ts";
import { linesOfDesign } from "../lineOfDesign.ts";
import { findWallSummary, listWallSummaries } from "./wallSummaries.ts";

/**
 * Returns the ids of those photos of a wall that were ordered, on this or on another wall, since they were hung there. They are
 * finished: a new layout offers them and hangs none of them (docs/decisions/0141). A photo that the shopper has hung again after
 * the order is for the next one.
 */
export const listOrderedPhotos = (designKey: string, { tiles }: Design): readonly string[] => {
  const savedAt = findWallSummary(designKey)?.savedAt ?? 0;
  return listWallSummaries().flatMap((wall) => {
    const order = findOwnOrder(linesOfDesign(wall.designKey));
    if (order === undefined) return [];
    const isOrderNewer = order.orderedAt === undefined || Date.parse(order.orderedAt) >= savedAt;
    return wall.thumbnail.tiles.flatMap(({ photo }) => {
      const hangsAgain = !isOrderNewer && tiles.some(({ photoId }) => photoId === photo?.id);
      return photo && !hangsAgain ? [photo.id] : [];
    });
  });
};
