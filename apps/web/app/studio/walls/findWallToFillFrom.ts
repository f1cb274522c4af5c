import { isTransferringPhotos } from "../../features/designer/layout/layoutTransfer.ts";
import { loadSavedDesign } from "../../features/designer/storage/savedDesign.ts";
import { isLayoutKey } from "../../features/designer/storage/walls/wallPath.ts";
import { type LastWall, readLastWall } from "../../lib/page/lastWall.ts";

/**
 * Returns the wall whose photos a design begins with: the one that was changed last. Null for a design that is saved
 * already, for one that the designer is carrying photos to, and for one that is not a new layout: a wall of the cart,
 * or one from a link, was chosen as it is.
 */
export const findWallToFillFrom = (designKey: string): LastWall | null => {
  const last = isTransferringPhotos() ? null : readLastWall();
  if (last === null || last.designKey === designKey || !isLayoutKey(designKey)) return null;
  return loadSavedDesign(designKey) === null ? last : null;
};
