import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { readStored, STORAGE_KEYS } from "../../lib/browser/storage.ts";

/**
 * Returns whether this browser has a change of the wall that its order does not have: a photo that the shopper has not
 * decided on, or that is still uploading (studio/order/orderDraft.ts).
 */
export const hasUnsavedTiles = (lineId: string): boolean =>
  readStored({
    key: `${STORAGE_KEYS.orderPhotos}_${lineId}`,
    version: 2,
    parse: (data) => {
      const tiles = fieldOf(data, "tiles");
      return Array.isArray(tiles) && tiles.length > 0;
    },
  }) ?? false;
