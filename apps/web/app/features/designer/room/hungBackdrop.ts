import type { DesignRoom } from "@storywall/domain/design/room.ts";
import type { PointMm, SizeMm } from "@storywall/domain/geometry/rect.ts";
import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";
import type { Box, Drawing, Point } from "@storywall/scene/operations.ts";
import type { Backdrop } from "@storywall/scene/rooms/backdrop.ts";
import type { ComponentType } from "react";

/** The backdrop around the tiles, and where they hang in it. */
export type HungBackdrop = {
  readonly backdrop: Backdrop;
  /** The visible part in the backdrop's space, in mm. `box` is the same part in the tiles' space. */
  readonly view: Box;
  readonly box: Box;
  readonly rulers: Drawing;
  /** What is behind and in front of the tiles. */
  readonly Background: ComponentType<RoomLayersProps>;
  readonly Foreground: ComponentType<RoomLayersProps>;
  /** The control that moves the tiles. */
  readonly MoveHandle: ComponentType<MoveHandleProps>;
  /**
   * Returns the nearest offset of the tiles at which they do not leave the view, in mm from their default position.
   */
  readonly clampOffset: (moved: Point) => PointMm;
  /**
   * Returns the offset at which tiles of another size hang with their corner moved by `shift` mm in the room, as far as
   * they stay in view.
   */
  readonly offsetAfter: (
    room: DesignRoom,
    change: { readonly before: SizeMm; readonly after: SizeMm; readonly shift: Point },
  ) => PointMm;
};

export type RoomLayersProps = {
  readonly hung: Pick<HungBackdrop, "backdrop" | "view" | "box" | "rulers">;
  readonly tiles: readonly Pick<PlacedTile, "outer" | "name">[];
};

export type MoveHandleProps = {
  readonly tiles: SizeMm;
  readonly hung: Pick<HungBackdrop, "box" | "clampOffset">;
  /** How far the tiles have been moved before, in mm. */
  readonly moved: Point;
  /** Receives how far the tiles are dragged, in mm; null when the drag ends or is cancelled. */
  readonly onMoving: (moved: Point | null) => void;
};
