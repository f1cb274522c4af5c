import { parseWireDesign } from "@storywall/contract/designWire.ts";
import type { OrderLineItem } from "@storywall/contract/schemas/order.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { type DesignRoom, isBareWall } from "@storywall/domain/design/room.ts";
import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";
import type { Box } from "@storywall/scene/operations.ts";
import { WALL_COLOURS } from "@storywall/scene/palette.ts";
import type * as Backdrops from "@storywall/scene/rooms/backdrop.ts";
import { expandToAspectRatio } from "@storywall/scene/rooms/drawWallOnPaint.ts";
import { wallBox } from "@storywall/scene/wallBox.ts";
import type { RoomLayersProps } from "../../features/designer/room/hungBackdrop.ts";

type OrderedWall = Pick<OrderLineItem, "size" | "templateKey" | "collectionId" | "userTemplateInfo">;

export type HungWall = {
  readonly paint: string;
  /** Null on bare paint. */
  readonly hung: RoomLayersProps["hung"] | null;
  readonly tiles: readonly PlacedTile[];
  /** The visible area, in mm of the tiles' space. */
  readonly view: Box;
  /** Position of the shop's preview of the tiles in it. */
  readonly preview: Box;
};

const ASPECT_RATIO = { width: 3, height: 2 } as const;

/** Margin around the tiles on bare paint, as a fraction of their longer side. */
const MARGIN_RATIO = 0.08;

/**
 * Places an ordered wall in the room that it was designed in, or on paint until `backdrops` are loaded. Null for a
 * wall that is no longer sold like that.
 */
export const hangOrderedWall = (
  line: OrderedWall,
  room: DesignRoom,
  backdrops: typeof Backdrops | null,
): HungWall | null => {
  // No photos are needed: they are in the preview.
  const parsed = parseWireDesign(line, []);
  if (parsed.kind !== "ok") return null;
  const wall = layOut(parsed.design);
  const common = {
    paint: WALL_COLOURS[room.wallColour].colour,
    tiles: wall.tiles,
    preview: wallBox(wall),
  };
  if (isBareWall(room) || backdrops === null) {
    const { x, y, width, height } = common.preview;
    const margin = Math.max(width, height) * MARGIN_RATIO;
    const around = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
    return { ...common, hung: null, view: expandToAspectRatio(around, ASPECT_RATIO) };
  }
  const { backdropOf, movedHangingPosition, toTilesSpace, viewOf } = backdrops;
  // The picture shows what was bought, so no person stands in front of it to show the scale.
  const backdrop = backdropOf({ ...room, shown: room.shown.filter((shown) => shown !== "person") }, wall);
  const at = movedHangingPosition(backdrop, wall, room.moved);
  const view = expandToAspectRatio(viewOf(backdrop, "closeUp", wall, at), ASPECT_RATIO);
  const box = toTilesSpace(view, at);
  return { ...common, hung: { backdrop, view, box, rulers: [] }, view: box };
};
