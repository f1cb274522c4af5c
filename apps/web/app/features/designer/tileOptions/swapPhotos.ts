import { swapTiles } from "@storywall/domain/design/commands/photoCommands.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import type { DesignerStore } from "../state/designerStore.ts";
import { placePhotos } from "../state/placePhotos.ts";
import { showUndoToast } from "../status/showUndoToast.ts";
import type { TileView } from "../view/tileView.ts";

/** Swaps the photos of two tiles and announces it, since the other tile may be out of view. */
export const swapPhotos = (store: DesignerStore, view: TileView, other: TileView): void => {
  store.getState().run(swapTiles, { first: view.tile.name, second: other.tile.name });
  showUndoToast(store, `Tiles ${view.index + 1} and ${other.index + 1} have swapped photos.`);
};

/**
 * Hangs a photo of the tray in a tile, and says where the one that hung there is: under Photos, unless it cannot be used
 * (`isBroken`) and goes.
 */
export const replacePhoto = (
  store: DesignerStore,
  { tile, photo }: TileView,
  chosen: DesignPhoto,
  isBroken: boolean,
): void => {
  const replacedId = isBroken ? photo?.id : undefined;
  store.getState().run(placePhotos, { tile: tile.name, photos: [chosen], replacedId });
  const replaced = isBroken ? "Photo replaced." : "Photo replaced. The old one is under Photos.";
  showUndoToast(store, photo ? replaced : "Your photo is in this tile.");
};
