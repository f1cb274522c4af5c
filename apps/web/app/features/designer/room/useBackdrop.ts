import { type DesignRoom, isFlat, roomOf } from "@storywall/domain/design/room.ts";
import type { PointMm, SizeMm } from "@storywall/domain/geometry/rect.ts";
import { mm } from "@storywall/domain/units/units.ts";
import type { Box, Drawing, Point } from "@storywall/scene/operations.ts";
import type { Backdrop } from "@storywall/scene/rooms/backdrop.ts";
import { useEffect, useMemo, useState } from "react";
import { loadPart } from "../../../lib/browser/loadPart.ts";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import { type Size, stageIn } from "../wall/camera.ts";
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
  readonly settle: (moved: Point) => PointMm;
};

/**
 * The control that moves the tiles and the painter of screenshots come along: once a wall hangs in a room, neither needs
 * the network.
 */
const loadBackdrops = async () => {
  const [backdrops, { MoveHandle }] = await Promise.all([
    import("@storywall/scene/rooms/backdrop.ts"),
    import("./MoveHandle.tsx"),
    import("@storywall/scene/rooms/wallInRoom.ts"),
  ]);
  return { ...backdrops, MoveHandle };
};
type Backdrops = Awaited<ReturnType<typeof loadBackdrops>>;

/** Figures of the rulers, in pixels of the page; on a small stage they must leave the tiles in sight. */
const textPixels = (stage: Size): number => Math.min(12, Math.max(8, stage.width / 34));

/** In pixels of the area. On a narrower one, a phone, the tiles are shown from near, or they would be too small to see. */
const NARROW = 700;
/** The same for a phone on its side. */
const SHALLOW = 360;
/** On less height than this a whole room is too small to see. */
const LOW = 150;

/** How much of the room is seen. Whoever is choosing one sees all of it, where there is any room to see it in. */
const partIn = (area: Size | null, isChoosing: boolean): "whole" | "closeUp" | "near" => {
  if (area === null || (area.width >= NARROW && area.height >= SHALLOW)) return "whole";
  if (isChoosing && area.height >= LOW) return "whole";
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
  const isPaint = isFlat(room);
  const backdrops = useBackdrops(!isPaint);
  const { width, height } = tiles;
  const backdrop = useMemo(
    () =>
      isPaint || backdrops === null
        ? null
        : backdrops.backdropOf({ place, wallColour, wallWidth, shown }, { width, height }),
    [backdrops, isPaint, place, wallColour, wallWidth, shown, width, height],
  );
  if (backdrops === null || backdrop === null) return { room, hung: null };
  // While a hand moves the tiles, the view of the room stays where it is.
  const rests = backdrops.hungAt(backdrop, tiles, room.moved);
  const view = backdrops.viewOf(backdrop, partIn(area, isChoosing), tiles, rests);
  const at = backdrops.hungAt(backdrop, tiles, moved ?? room.moved);
  const stage = stageIn(area ?? view, view);
  const textHeight = (textPixels(stage) * view.width) / stage.width;
  const settle = (by: Point): PointMm => {
    const { x, y } = backdrops.hungAt(backdrop, tiles, by);
    return { x: mm(x - backdrop.start.x), y: mm(y - backdrop.start.y) };
  };
  return {
    room,
    hung: {
      backdrop,
      view,
      box: backdrops.seenFromTiles(view, at),
      rulers: backdrops.rulersOf(room, backdrop, tiles, at, textHeight),
      MoveHandle: backdrops.MoveHandle,
      settle,
    },
  };
};

/** Rooms are loaded when a wall first hangs in one. */
const useBackdrops = (isWanted: boolean): Backdrops | null => {
  const [backdrops, setBackdrops] = useState<Backdrops | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    // Without a network the wall stays plain, and it is said why; it is all there.
    void loadPart(loadBackdrops).then((loaded) => {
      if (!isOver) setBackdrops(loaded);
    });
    return () => {
      isOver = true;
    };
  }, [isWanted]);
  return backdrops;
};
