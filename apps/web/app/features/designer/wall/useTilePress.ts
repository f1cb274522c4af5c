import { photoOfTile } from "@storywall/domain/design/tilePhotos.ts";
import { useCallback } from "react";
import { useDragStore } from "../drag/dragContext.ts";
import { drop } from "../drag/dragState.ts";
import { designOf } from "../state/designerState.ts";
import { useDesignerStore } from "../state/designerStore.ts";
import { whenRestored } from "../state/whenRestored.ts";

/**
 * Returns the handler for a press on a tile: it drops a photo that is picked up, opens the options of the tile's
 * photo, or asks for a photo.
 */
export const useTilePress = (onAddPhoto: (tile: string) => void): ((tile: string) => void) => {
  const store = useDesignerStore();
  const dragStore = useDragStore();
  return useCallback(
    (tile: string): void => {
      const pickedUp = dragStore.getState().drag;
      if (pickedUp) {
        dragStore.setState({ drag: null });
        drop(store.getState().run, pickedUp, { kind: "tile", tile });
        return;
      }
      // Read from the design, not from the drawing: the drawing may be a moment behind, and would ask for a photo
      // that is already there.
      const hasPhoto = (): boolean => {
        const design = designOf(store.getState());
        const pressed = design.tiles.find(({ name }) => name === tile);
        return pressed !== undefined && photoOfTile(design, pressed) !== undefined;
      };
      const openTileOr = (otherwise: () => void): void =>
        hasPhoto() ? store.getState().openTile(tile) : otherwise();
      openTileOr(() => whenRestored(store, () => openTileOr(() => onAddPhoto(tile))));
    },
    [store, dragStore, onAddPhoto],
  );
};
