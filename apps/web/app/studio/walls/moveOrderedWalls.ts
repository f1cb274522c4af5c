import { importedIdOf } from "../../features/designer/storage/importedDesignKey.ts";
import {
  designKeyOfLine,
  linesOfDesign,
  moveLinesOfDesign,
} from "../../features/designer/storage/lineOfDesign.ts";
import { findWallSummary, listWallSummaries } from "../../features/designer/storage/walls/wallSummaries.ts";
import type { WallSummary } from "../../features/designer/storage/walls/wallSummary.ts";
import { removeLastWall } from "../../lib/page/lastWall.ts";
import { moveWall } from "./wallActions.ts";

/**
 * Moves ordered walls to keys of their own. A wall that was begun from a layout has the layout's key, so a shopper who
 * opened that layout again, for another wall, found the ordered one. The ordered wall stays in the shopper's list, but
 * it is not the one to continue. When storage is full it stays as it was. Layouts that were only tried with the ordered
 * photos leave their keys too: opened again, they would be full of photos that are paid for.
 */
export const moveOrderedWalls = async (lineUuids: readonly string[]): Promise<void> => {
  const orderedIds = new Set<string>();
  for (const uuid of lineUuids) {
    const designKey = designKeyOfLine(uuid);
    if (designKey === undefined) continue;
    removeLastWall(designKey);
    const wall = findWallOfLayout(designKey);
    if (wall === undefined) continue;
    const moved = await moveWall(wall);
    if (moved === null) continue;
    moveLinesOfDesign(designKey, moved);
    for (const id of listHungIds(wall)) orderedIds.add(id);
  }
  for (const { designKey } of listWallSummaries()) {
    const wall = findWallOfLayout(designKey);
    if (wall !== undefined && isTriedWith(orderedIds, wall)) await moveWall(wall);
  }
};

/** Returns the wall, when its key is that of a layout. */
const findWallOfLayout = (designKey: string): WallSummary | undefined =>
  importedIdOf(designKey) === null ? findWallSummary(designKey) : undefined;

const listHungIds = ({ thumbnail }: WallSummary): readonly string[] =>
  thumbnail.tiles.flatMap(({ photo }) => photo?.id ?? []);

/** Returns true if the wall has photos, all of them ordered on another wall, and never was in a cart. */
const isTriedWith = (orderedIds: ReadonlySet<string>, wall: WallSummary): boolean => {
  const hungIds = listHungIds(wall);
  return (
    hungIds.length > 0 &&
    hungIds.every((id) => orderedIds.has(id)) &&
    linesOfDesign(wall.designKey).length === 0
  );
};
