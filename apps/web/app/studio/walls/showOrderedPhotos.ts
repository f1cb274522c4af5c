import { applyChange, createHistory } from "@storywall/domain/design/commands/history.ts";
import type { Design, DesignTile } from "@storywall/domain/design/design.ts";
import { photoOfTile } from "@storywall/domain/design/tilePhotos.ts";
import { designOf } from "../../features/designer/state/designerState.ts";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { openHistoryDb } from "../../features/designer/storage/historyDb.ts";
import {
  designKeyOfLine,
  digestOfLine,
  saveLineDigest,
} from "../../features/designer/storage/lineOfDesign.ts";
import { loadSavedDesign, saveDesign } from "../../features/designer/storage/savedDesign.ts";
import { createWallSummary } from "../../features/designer/storage/walls/createWallSummary.ts";
import { purchaseDigest } from "../../features/designer/storage/walls/purchaseDigest.ts";
import { findWallSummary, saveWallSummary } from "../../features/designer/storage/walls/wallSummaries.ts";
import { loadSavedWall } from "./loadSavedWall.ts";

/** The design of each line that the wall was last given, on this visit of the page. */
const orderedDesigns = new Map<string, Design>();

/**
 * Shows photos that were changed in an order also on the wall that was ordered (B9). A tile that the shopper has given
 * another photo since stays as it is: that photo is for another order. `before`: the order as the page found it.
 */
export const showOrderedPhotos = async (
  lineUuid: string | undefined,
  before: Design,
  store: Pick<DesignerStore, "getState">,
): Promise<void> => {
  if (lineUuid === undefined) return;
  const ordered = orderedDesigns.get(lineUuid) ?? before;
  // A photo that is still being uploaded is not the order's yet: its tile is compared again with the next save.
  const now = withOrderedPhotos(ordered, ordered, designOf(store.getState()));
  orderedDesigns.set(lineUuid, now);
  const designKey = designKeyOfLine(lineUuid);
  const wall = designKey === undefined ? undefined : findWallSummary(designKey);
  const saved = wall && (await loadSavedWall(wall.designKey));
  if (!wall || !saved) return;
  const design = withOrderedPhotos(saved, ordered, now);
  const database = openHistoryDb();
  const earlier = await database.read(wall.designKey);
  const savedAt = Math.max(
    Date.now(),
    1 + (earlier?.savedAt ?? 0),
    1 + (loadSavedDesign(wall.designKey)?.savedAt ?? 0),
  );
  const history = applyChange(earlier?.history ?? createHistory(saved), "Photos of your order", () => design);
  await database.write(wall.designKey, { history, savedAt });
  saveDesign(wall.designKey, { design, savedAt });
  // It was last changed when it was designed.
  const summary = { ...createWallSummary({ ...wall, design }), isUntouched: wall.isUntouched ?? false };
  // A wall that equalled the order equals it again. One that was changed stays changed.
  if (digestOfLine(lineUuid) === purchaseDigest(wall)) saveLineDigest(lineUuid, purchaseDigest(summary));
  saveWallSummary(summary);
};

/** Returns the wall with the order's present photos in the tiles that were equal to the order before. */
export const withOrderedPhotos = (wall: Design, before: Design, now: Design): Design => {
  const tiles = wall.tiles.map((tile): DesignTile => {
    const [old, next] = [before, now].map((design) => design.tiles.find(({ name }) => name === tile.name));
    const isStored = next && photoOfTile(now, next)?.handle !== undefined;
    if (!isStored || tile.photoId !== old?.photoId) return tile;
    const { photoId, crops, printConfirmation } = next;
    return { ...tile, photoId, crops, ...(printConfirmation && { printConfirmation }) };
  });
  const shown = new Set(tiles.map(({ photoId }) => photoId));
  const known = new Set(wall.photos.map(({ id }) => id));
  const added = now.photos.filter(({ id }) => shown.has(id) && !known.has(id));
  return { ...wall, tiles, photos: [...wall.photos, ...added] };
};
