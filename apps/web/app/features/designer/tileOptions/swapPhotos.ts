import { assignPhoto, swapTiles } from "@storywall/domain/design/commands/photoCommands.ts";
import type { DesignerStore } from "../state/designerStore.ts";
import { showUndoToast } from "../status/showUndoToast.ts";
import type { TileView } from "../view/tileView.ts";

/** Swaps the photos of two tiles and announces it, since the other tile may be out of view. */
export const swapPhotos = (store: DesignerStore, view: TileView, other: TileView): void => {
  store.getState().run(swapTiles, { first: view.tile.name, second: other.tile.name });
  showUndoToast(store, `Tiles ${view.index + 1} and ${other.index + 1} have swapped photos.`);
};

/**
 * Hangs a photo of the tray in a tile, and says where the one that hung there is: under Photos, unless its file cannot
 * be used (`isBroken`).
 */
export const replacePhoto = (
  store: DesignerStore,
  { tile, photo }: TileView,
  photoId: string,
  isBroken: boolean,
): void => {
  store.getState().run(assignPhoto, { tile: tile.name, photoId });
  const replaced = isBroken
    ? "Photo replaced. The file we can't use is off your wall."
    : "Photo replaced. The old one is under Photos.";
  showUndoToast(store, photo ? replaced : "Your photo is in this tile.");
};
