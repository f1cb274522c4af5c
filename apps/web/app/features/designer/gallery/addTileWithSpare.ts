import { addTile } from "@storywall/domain/design/commands/frameCommands.ts";
import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import { designOf } from "../state/designerState.ts";
import type { DesignerStore } from "../state/designerStore.ts";
import { showUndoToast } from "../status/showUndoToast.ts";
import type { PhotoViews } from "../view/photoView.ts";
import { tileViewsOf } from "../view/tileView.ts";
import { getUncertainPhotoIds } from "../view/useFailedPhotos.ts";
import { findFurthestTile } from "./findFurthestTile.ts";

/**
 * Adds a tile beside the one furthest to the right and down. The first photo that hangs nowhere hangs in it, and a toast says
 * so: an empty tile keeps a wall from being printed. A photo that may be damaged stays in the tray.
 */
export const addTileWithSpare = (store: DesignerStore, views: PhotoViews): void => {
  const design = designOf(store.getState());
  const beside = findFurthestTile(tileViewsOf(design).tiles)?.tile.name;
  const uncertain = getUncertainPhotoIds(views);
  const spare = photosInTray(design).filter(({ id }) => !uncertain.includes(id));
  const [photo] = spare;
  store.getState().run(addTile, { ...(beside && { beside }), ...(photo && { photoId: photo.id }) });
  if (photo)
    showUndoToast(
      store,
      spare.length === 1
        ? "Tile added, with your spare photo."
        : "Tile added, with one of your spare photos.",
    );
};
