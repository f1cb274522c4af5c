import { importedIdOf } from "../../features/designer/storage/importedDesignKey.ts";
import { designKeyOfLine, moveLinesOfDesign } from "../../features/designer/storage/lineOfDesign.ts";
import { findWallSummary } from "../../features/designer/storage/walls/wallSummaries.ts";
import { removeLastWall } from "../../lib/page/lastWall.ts";
import { moveWall } from "./wallActions.ts";

/**
 * Moves ordered walls to keys of their own. A wall that was begun from a layout has the layout's key, so a shopper who
 * opened that layout again, for another wall, found the ordered one. The ordered wall stays in the shopper's list, but
 * it is not the one to continue. When storage is full it stays as it was.
 */
export const moveOrderedWalls = async (lineUuids: readonly string[]): Promise<void> => {
  for (const uuid of lineUuids) {
    const designKey = designKeyOfLine(uuid);
    if (designKey === undefined) continue;
    removeLastWall(designKey);
    const wall = importedIdOf(designKey) === null ? findWallSummary(designKey) : undefined;
    const moved = wall && (await moveWall(wall));
    if (moved) moveLinesOfDesign(designKey, moved);
  }
};
