import { swapTiles } from "@storywall/domain/design/commands/photoCommands.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { type KeyboardEvent, useCallback } from "react";
import { focusTile } from "../focus/useRestoreFocus.ts";
import { useDesignerStore } from "../state/designerStore.ts";
import { type Direction, neighbourOf } from "./neighbour.ts";
import { noNeighbourMessage } from "./noNeighbourMessage.ts";

const ARROW_DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** Returns the handler for keys on a tile, besides Enter; `TileKeyboardHelp` explains them. */
export const useTileKeys = (): ((tile: string, event: KeyboardEvent) => void) => {
  const store = useDesignerStore();
  return useCallback(
    (tile: string, event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { history, run, announce, removePhoto } = store.getState();
      const { tiles } = history.present;
      const direction = ARROW_DIRECTIONS[event.key];
      const isRemoval = event.key === "Delete" || event.key === "Backspace";
      if (direction) {
        const next = neighbourOf(layOut(history.present).tiles, tile, direction);
        // Focus follows the photo, so that it can be moved further.
        if (next !== null && event.shiftKey) run(swapTiles, { first: tile, second: next });
        if (next !== null) focusTile(next);
        else if (event.shiftKey) {
          const number = tiles.findIndex(({ name }) => name === tile) + 1;
          announce(noNeighbourMessage(number, direction));
        }
      } else if (event.key === "Home" || event.key === "End") {
        focusTile(tiles.at(event.key === "Home" ? 0 : -1)?.name ?? tile);
      } else if (isRemoval) removePhoto(tile);
      else return;
      event.preventDefault();
    },
    [store],
  );
};
