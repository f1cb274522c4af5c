import { photoOfTile } from "@storywall/domain/design/tilePhotos.ts";
import { useCallback } from "react";
import { useDragStore } from "../drag/dragContext.ts";
import { drop } from "../drag/dragState.ts";
import { designOf } from "../state/designerState.ts";
import { useDesignerStore } from "../state/designerStore.ts";
import { whenRestored } from "../state/whenRestored.ts";

/** What a press on a tile does: it hangs there what is in hand, opens the options of its photo, or asks for a photo. */
export const useTilePress = (onAddPhoto: (tile: string) => void): ((tile: string) => void) => {
  const store = useDesignerStore();
  const dragStore = useDragStore();
  return useCallback(
    (tile: string): void => {
      const inHand = dragStore.getState().drag;
      if (inHand) {
        dragStore.setState({ drag: null });
        drop(store.getState().run, inHand, { kind: "tile", tile });
        return;
      }
      // Of the design, not of the drawing: that may be a moment behind, and whoever has a photo there would be asked for one.
      const hasPhoto = (): boolean => {
        const design = designOf(store.getState());
        const pressed = design.tiles.find(({ name }) => name === tile);
        return pressed !== undefined && photoOfTile(design, pressed) !== undefined;
      };
      const openOr = (otherwise: () => void): void =>
        hasPhoto() ? store.getState().openTile(tile) : otherwise();
      openOr(() => whenRestored(store, () => openOr(() => onAddPhoto(tile))));
    },
    [store, dragStore, onAddPhoto],
  );
};
