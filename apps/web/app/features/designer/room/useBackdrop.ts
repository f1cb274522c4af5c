import { type DesignRoom, isBareWall, roomOf } from "@storywall/domain/design/room.ts";
import type { PointMm, SizeMm } from "@storywall/domain/geometry/rect.ts";
import { mm } from "@storywall/domain/units/units.ts";
import type { Box, Drawing, Point } from "@storywall/scene/operations.ts";
import type { Backdrop } from "@storywall/scene/rooms/backdrop.ts";
import { useEffect, useMemo, useState } from "react";
import { lazyImport } from "../../../lib/browser/lazyImport.ts";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import { fitStage, type Size } from "../wall/camera.ts";
import type { MoveHandle } from "./MoveHandle.tsx";

/** What stands around the tiles, and where they hang in it. */
export type HungBackdrop = {
  readonly backdrop: Backdrop;
  /** What is shown, in the backdrop's space and as the tiles see it. */
  readonly view: Box;
  readonly box: Box;
  readonly rulers: Drawing;
  /** The control that moves the tiles in it. */
  readonly MoveHandle: typeof MoveHandle;
  /** Where tiles that are moved so far come to hang, in mm from their first place: never out of view. */
  readonly clampOffset: (moved: Point) => PointMm;
};

/**
 * The control that moves the tiles and the painter of screenshots come along: once a wall hangs in a room, neither needs
 * the network.
 */
const loadBackdrops = async () => {
  const [backdrops, { MoveHandle }] = await Promise.all([
    import("@storywall/scene/rooms/backdrop.ts"),
    import("./MoveHandle.tsx"),
    import("@storywall/scene/rooms/drawWallInRoom.ts"),
  ]);
  return { ...backdrops, MoveHandle };
};
type Backdrops = Awaited<ReturnType<typeof loadBackdrops>>;

/** Figures of the rulers, in pixels of the page; on a small stage they must leave the tiles in sight. */
const rulerTextPx = (stage: Size): number => Math.min(12, Math.max(8, stage.width / 34));

/** In pixels of the area. On a narrower one, a phone, the tiles are shown from near, or they would be too small to see. */
const NARROW_WIDTH_PX = 700;
/** The same for a phone on its side. */
const SHALLOW_HEIGHT_PX = 360;
/** On less height than this a whole room is too small to see. */
const MIN_ROOM_HEIGHT_PX = 150;

/** How much of the room is seen. Whoever is choosing one sees all of it, where there is any room to see it in. */
const chooseRoomPart = (area: Size | null, isChoosing: boolean): "whole" | "closeUp" | "near" => {
  if (area === null || (area.width >= NARROW_WIDTH_PX && area.height >= SHALLOW_HEIGHT_PX)) return "whole";
  if (isChoosing && area.height >= MIN_ROOM_HEIGHT_PX) return "whole";
  return area.height > area.width ? "closeUp" : "near";
};

/**
 * The room around the tiles; null for a plain wall, and until rooms are loaded. `moved` is how far a hand that drags the
 * tiles just now has moved them.
 */
export const useBackdrop = (
  tiles: SizeMm,
  area: Size | null,
  moved: Point | null,
): { readonly room: DesignRoom; readonly hung: HungBackdrop | null } => {
  const room = roomOf(useDesign());
  const isChoosing = useDesigner((state) => state.panel === "room");
  const { place, wallColour, wallWidth, shown } = room;
  const isFlatRoom = isBareWall(room);
  const backdrops = useBackdrops(!isFlatRoom);
  const { width, height } = tiles;
  const backdrop = useMemo(
    () =>
      isFlatRoom || backdrops === null
        ? null
        : backdrops.backdropOf({ place, wallColour, wallWidth, shown }, { width, height }),
    [backdrops, isFlatRoom, place, wallColour, wallWidth, shown, width, height],
  );
  if (backdrops === null || backdrop === null) return { room, hung: null };
  // While a hand moves the tiles, the view of the room stays where it is.
  const restPosition = backdrops.movedHangingPosition(backdrop, tiles, room.moved);
  const view = backdrops.viewOf(backdrop, chooseRoomPart(area, isChoosing), tiles, restPosition);
  const at = backdrops.movedHangingPosition(backdrop, tiles, moved ?? room.moved);
  const stage = fitStage(area ?? view, view);
  const textHeight = (rulerTextPx(stage) * view.width) / stage.width;
  const clampOffset = (by: Point): PointMm => {
    const { x, y } = backdrops.movedHangingPosition(backdrop, tiles, by);
    return { x: mm(x - backdrop.defaultPosition.x), y: mm(y - backdrop.defaultPosition.y) };
  };
  return {
    room,
    hung: {
      backdrop,
      view,
      box: backdrops.toTilesSpace(view, at),
      rulers: backdrops.drawRulersOf(room, backdrop, tiles, at, textHeight),
      MoveHandle: backdrops.MoveHandle,
      clampOffset,
    },
  };
};

/** Rooms are loaded when a wall first hangs in one. */
const useBackdrops = (isWanted: boolean): Backdrops | null => {
  const [backdrops, setBackdrops] = useState<Backdrops | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isCancelled = false;
    // Without a network the wall stays plain, and it is said why; it is all there.
    void lazyImport(loadBackdrops).then((loaded) => {
      if (!isCancelled) setBackdrops(loaded);
    });
    return () => {
      isCancelled = true;
    };
  }, [isWanted]);
  return backdrops;
};
