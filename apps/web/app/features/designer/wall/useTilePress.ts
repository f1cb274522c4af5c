import { photoOfTile } from "@storywall/domain/design/fill.ts";
import { useCallback } from "react";
import { land } from "../drag/carrying.ts";
import { useCarryingStore } from "../drag/carryingContext.ts";
import { designOf } from "../state/designerState.ts";
import { useDesignerStore } from "../state/designerStore.ts";
import { whenRestored } from "../state/whenRestored.ts";

/** What a press on a tile does: it hangs there what is in hand, opens the options of its photo, or asks for a photo. */
export const useTilePress = (onAddTo: (tile: string) => void): ((tile: string) => void) => {
  const store = useDesignerStore();
  const carrying = useCarryingStore();
  return useCallback(
    (tile: string): void => {
      const inHand = carrying.getState().carrying;
      if (inHand) {
        carrying.setState({ carrying: null });
        land(store.getState().run, inHand, { kind: "tile", tile });
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
      openOr(() => whenRestored(store, () => openOr(() => onAddTo(tile))));
    },
    [store, carrying, onAddTo],
  );
};
