import { type DesignRoom, isBareWall } from "@storywall/domain/design/room.ts";
import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import type { Point } from "@storywall/scene/operations.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { lazyImport } from "../../../lib/browser/lazyImport.ts";
import { useDesigner } from "../state/designerStore.ts";
import type { Size } from "../wall/camera/camera.ts";
import type { HungBackdrop } from "./hungBackdrop.ts";

/**
 * Loads everything that shows backdrops: their layers, the control that moves the tiles and the renderer of
 * screenshots. Once a wall hangs in a room, none of them needs the network.
 */
const loadBackdrops = async () => {
  const [loaded] = await Promise.all([
    import("./hangBackdrop.ts"),
    import("@storywall/scene/rooms/drawWallInRoom.ts"),
  ]);
  return loaded;
};
type Backdrops = Awaited<ReturnType<typeof loadBackdrops>>;

/**
 * Returns the backdrop of the room around the tiles: null for a plain wall, and until backdrops are loaded.
 * `moved`: how far the tiles have been moved during a drag, in mm; null without a drag.
 */
export const useBackdrop = (
  room: DesignRoom,
  tiles: SizeMm,
  area: Size | null,
  moved: Point | null,
): HungBackdrop | null => {
  const isChoosing = useDesigner((state) => state.panel === "room");
  const { place, wallColour, wallWidth, shown, isEvening } = room;
  const isFlatRoom = isBareWall(room);
  const backdrops = useBackdrops(!isFlatRoom);
  const { width, height } = tiles;
  const backdrop = useMemo(
    () =>
      isFlatRoom || backdrops === null
        ? null
        : backdrops.backdropOf({ place, wallColour, wallWidth, shown, isEvening }, { width, height }),
    [backdrops, isFlatRoom, place, wallColour, wallWidth, shown, isEvening, width, height],
  );
  const isMovingFrames = useDesigner((state) => state.movingFrame !== null);
  const held = useRef<HungBackdrop | null>(null);
  // The same object until something of it changes. Otherwise each change of the camera would render all tiles, the room and
  // its light again.
  const hung = useMemo(
    () =>
      backdrops &&
      backdrop &&
      backdrops.hangBackdrop(backdrop, {
        room,
        tiles: { width, height },
        area,
        isChoosing,
        moved,
        heldView: isMovingFrames ? (held.current?.view ?? null) : null,
      }),
    [backdrops, backdrop, width, height, room, area, isChoosing, moved, isMovingFrames],
  );
  // While frames are moved, the room stays where it is.
  held.current = hung;
  return hung;
};

/** Loads backdrops when a wall first hangs in a room. */
const useBackdrops = (isNeeded: boolean): Backdrops | null => {
  const [backdrops, setBackdrops] = useState<Backdrops | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let isCancelled = false;
    // Without network the wall stays plain, and a message says why; nothing of the design is missing.
    void lazyImport(loadBackdrops).then((loaded) => {
      if (!isCancelled) setBackdrops(loaded);
    });
    return () => {
      isCancelled = true;
    };
  }, [isNeeded]);
  return backdrops;
};
