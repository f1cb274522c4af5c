import type { DesignRoom } from "@storywall/domain/design/room.ts";
import type { PointMm, SizeMm } from "@storywall/domain/geometry/rect.ts";
import { clamp } from "@storywall/domain/numbers/clamp.ts";
import { mm } from "@storywall/domain/units/units.ts";
import type { Box, Point } from "@storywall/scene/operations.ts";
import {
  type Backdrop,
  backdropOf,
  drawRulersOf,
  movedHangingPosition,
  toTilesSpace,
  viewOf,
} from "@storywall/scene/rooms/backdrop.ts";
import { viewWithinBitmap } from "@storywall/scene/rooms/viewWithinBitmap.ts";
import { fitStage, type Size } from "../wall/camera/camera.ts";
import type { HungBackdrop } from "./hungBackdrop.ts";
import { MoveHandle } from "./MoveHandle.tsx";
import { RoomBackground, RoomForeground } from "./RoomLayers.tsx";

export { backdropOf };

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

export type HangOptions = {
  readonly room: DesignRoom;
  readonly tiles: SizeMm;
  /** The area of the page for the wall; null until it is measured. */
  readonly area: Size | null;
  /** True while the shopper chooses a room. */
  readonly isChoosing: boolean;
  /** How far the tiles have been moved during a drag, in mm; null without a drag. */
  readonly moved: Point | null;
  /** The view before, which stays while frames are moved; null: the view follows the tiles. */
  readonly heldView: Box | null;
};

/** Returns the backdrop with the tiles in it, and the part of it that is seen. */
export const hangBackdrop = (
  backdrop: Backdrop,
  { room, tiles, area, isChoosing, moved, heldView }: HangOptions,
): HungBackdrop => {
  // While the tiles are dragged, the view of the room stays where it is.
  const restPosition = movedHangingPosition(backdrop, tiles, room.moved);
  const fullView = viewOf(backdrop, chooseRoomPart(area, isChoosing), tiles, restPosition);
  const bitmap = backdrop.rendered?.box;
  const at = { ...restPosition, ...tiles };
  const view =
    heldView && isInside(at, heldView)
      ? heldView
      : area && bitmap
        ? viewWithinBitmap(fullView, bitmap, at, area)
        : fullView;
  const position = movedHangingPosition(backdrop, tiles, moved ?? room.moved);
  const stage = fitStage(area ?? view, view);
  const textHeight = (rulerTextPx(stage) * view.width) / stage.width;
  return {
    backdrop,
    view,
    box: toTilesSpace(view, position),
    rulers: drawRulersOf(room, backdrop, tiles, position, textHeight),
    Background: RoomBackground,
    Foreground: RoomForeground,
    MoveHandle,
    clampOffset: (by) => offsetIn(backdrop, tiles, by),
    offsetAfter,
  };
};

const offsetAfter: HungBackdrop["offsetAfter"] = (room, { before, after, shift }) => {
  const position = movedHangingPosition(backdropOf(room, before), before, room.moved);
  const backdrop = backdropOf(room, after);
  const { x, y } = backdrop.defaultPosition;
  return offsetIn(backdrop, after, { x: position.x + shift.x - x, y: position.y + shift.y - y });
};

const offsetIn = (backdrop: Backdrop, tiles: SizeMm, by: Point): PointMm => {
  const { x, y } = movedHangingPosition(backdrop, tiles, by);
  return { x: mm(x - backdrop.defaultPosition.x), y: mm(y - backdrop.defaultPosition.y) };
};

const isInside = (one: Box, other: Box): boolean =>
  one.x >= other.x &&
  one.y >= other.y &&
  one.x + one.width <= other.x + other.width &&
  one.y + one.height <= other.y + other.height;
