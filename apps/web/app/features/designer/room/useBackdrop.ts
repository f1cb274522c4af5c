import { type DesignRoom, isBareWall, roomOf } from "@storywall/domain/design/room.ts";
import type { PointMm, SizeMm } from "@storywall/domain/geometry/rect.ts";
import { clamp } from "@storywall/domain/numbers/clamp.ts";
import { mm } from "@storywall/domain/units/units.ts";
import type { Point } from "@storywall/scene/operations.ts";
import { useEffect, useMemo, useState } from "react";
import { lazyImport } from "../../../lib/browser/lazyImport.ts";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import { fitStage, type Size } from "../wall/camera/camera.ts";
import type { HungBackdrop } from "./hungBackdrop.ts";

/**
 * Loads everything that shows backdrops: their layers, the control that moves the tiles and the renderer of
 * screenshots. Once a wall hangs in a room, none of them needs the network.
 */
const loadBackdrops = async () => {
  const [backdrops, { viewWithinBitmap }, { MoveHandle }, { RoomBackground, RoomForeground }] =
    await Promise.all([
      import("@storywall/scene/rooms/backdrop.ts"),
      import("@storywall/scene/rooms/viewWithinBitmap.ts"),
      import("./MoveHandle.tsx"),
      import("./RoomLayers.tsx"),
      import("@storywall/scene/rooms/drawWallInRoom.ts"),
    ]);
  return {
    ...backdrops,
    viewWithinBitmap,
    MoveHandle,
    Background: RoomBackground,
    Foreground: RoomForeground,
  };
};
type Backdrops = Awaited<ReturnType<typeof loadBackdrops>>;

/** Height of the rulers' figures, in px of the page. On a small stage they must not cover the tiles. */
const rulerTextPx = (stage: Size): number => clamp(stage.width / 34, 8, 12);

/**
 * In a narrower area, such as a phone's, the view is close to the tiles: in the whole room they would be too small to
 * see.
 */
const NARROW_WIDTH_PX = 700;
/** The same limit for a phone in landscape. */
const SHALLOW_HEIGHT_PX = 360;
/** On less height a whole room is too small to see. */
const MIN_ROOM_HEIGHT_PX = 150;

/**
 * Returns how much of the room is visible. A shopper who is choosing a room sees all of it, where the height allows.
 */
const chooseRoomPart = (area: Size | null, isChoosing: boolean): "whole" | "closeUp" | "near" => {
  if (area === null || (area.width >= NARROW_WIDTH_PX && area.height >= SHALLOW_HEIGHT_PX)) return "whole";
  if (isChoosing && area.height >= MIN_ROOM_HEIGHT_PX) return "whole";
  return area.height > area.width ? "closeUp" : "near";
};

/**
 * Returns the room, and the backdrop around the tiles: null for a plain wall, and until backdrops are loaded.
 * `moved`: how far the tiles have been moved during a drag, in mm; null without a drag.
 */
export const useBackdrop = (
  tiles: SizeMm,
  area: Size | null,
  moved: Point | null,
): { readonly room: DesignRoom; readonly hung: HungBackdrop | null } => {
  const room = roomOf(useDesign());
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
  // The same object until something of it changes. Otherwise each change of the camera would render all tiles, the room and
  // its light again.
  const hung = useMemo((): HungBackdrop | null => {
    if (backdrops === null || backdrop === null) return null;
    const size = { width, height };
    // While the tiles are dragged, the view of the room stays where it is.
    const restPosition = backdrops.movedHangingPosition(backdrop, size, room.moved);
    const fullView = backdrops.viewOf(backdrop, chooseRoomPart(area, isChoosing), size, restPosition);
    const bitmap = backdrop.rendered?.box;
    const view =
      area && bitmap
        ? backdrops.viewWithinBitmap(fullView, bitmap, { ...restPosition, ...size }, area)
        : fullView;
    const position = backdrops.movedHangingPosition(backdrop, size, moved ?? room.moved);
    const stage = fitStage(area ?? view, view);
    const textHeight = (rulerTextPx(stage) * view.width) / stage.width;
    return {
      backdrop,
      view,
      box: backdrops.toTilesSpace(view, position),
      rulers: backdrops.drawRulersOf(room, backdrop, size, position, textHeight),
      Background: backdrops.Background,
      Foreground: backdrops.Foreground,
      MoveHandle: backdrops.MoveHandle,
      clampOffset: (by: Point): PointMm => {
        const { x, y } = backdrops.movedHangingPosition(backdrop, size, by);
        return { x: mm(x - backdrop.defaultPosition.x), y: mm(y - backdrop.defaultPosition.y) };
      },
    };
  }, [backdrops, backdrop, width, height, room, area, isChoosing, moved]);
  return { room, hung };
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
