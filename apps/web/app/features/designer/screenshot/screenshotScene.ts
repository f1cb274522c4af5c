import type { Design } from "@storywall/domain/design/design.ts";
import { isBareWall, roomOf } from "@storywall/domain/design/room.ts";
import type { Drawing } from "@storywall/scene/operations.ts";
import { drawWallOnPaint, type WallScene } from "@storywall/scene/rooms/drawWallOnPaint.ts";

/** What a screenshot shows: the same drawings as the page, in one. */
export const screenshotScene = async (design: Design, isWithRoom: boolean): Promise<WallScene> => {
  if (!isWithRoom || isBareWall(roomOf(design))) return drawWallOnPaint(design);
  // What it is made of is there already, since the page shows the room.
  const { drawWallInRoom } = await import("@storywall/scene/rooms/drawWallInRoom.ts");
  return drawWallInRoom(design, "whole");
};

/** How many pixels a millimetre of the finest photo has; what is drawn finer shows no more of it. */
export const pixelsPerMm = (
  drawing: Drawing,
  pictureOf: (photoId: string) => { readonly width: number; readonly height: number } | null,
): number =>
  drawing.reduce((finest, operation) => {
    if (operation.kind === "group") return Math.max(finest, pixelsPerMm(operation.children, pictureOf));
    if (operation.kind !== "photo") return finest;
    const picture = pictureOf(operation.photoId);
    if (picture === null) return finest;
    return Math.max(finest, (picture.width * operation.crop.width) / operation.opening.width);
  }, 0);
