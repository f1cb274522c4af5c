import type { Wall } from "@storywall/domain/geometry/wall.ts";
import type { Box } from "@storywall/scene/operations.ts";
import { type RefObject, useEffect } from "react";
import { useDesignerStore } from "../state/designerStore.ts";
import { FIT_VIEW, type View, viewCentredOn } from "./camera/camera.ts";

/** Moves a zoomed wall to the tile that gets the keyboard focus, so that focus is always visible. */
export const useScrollFocusIntoView = (
  target: RefObject<HTMLElement | null>,
  view: View,
  wall: Wall,
  box: Box,
): void => {
  const store = useDesignerStore();
  const { zoom } = view;
  useEffect(() => {
    const handleFocusIn = (event: FocusEvent): void => {
      if (
        zoom <= FIT_VIEW.zoom ||
        !(event.target instanceof Element) ||
        !event.target.matches(":focus-visible")
      )
        return;
      const name = event.target.getAttribute("data-tile");
      const tile = wall.tiles.find((placed) => placed.name === name);
      const { camera, setCamera } = store.getState();
      if (tile === undefined || (camera.kind === "tile" && camera.tile === name)) return;
      setCamera({ kind: "free", view: viewCentredOn(tile.outer, box, zoom) });
    };
    const area = target.current;
    area?.addEventListener("focusin", handleFocusIn);
    return () => area?.removeEventListener("focusin", handleFocusIn);
  }, [store, target, zoom, wall, box]);
};
