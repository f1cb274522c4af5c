import type { Design } from "@storywall/domain/design/design.ts";
import { isBareWall, roomOf } from "@storywall/domain/design/room.ts";
import type { Drawing } from "@storywall/scene/operations.ts";
import { drawWallOnPaint, type WallScene } from "@storywall/scene/rooms/drawWallOnPaint.ts";
import type { PhotoLight } from "@storywall/scene/rooms/ownWall/estimateWallLight.ts";

/**
 * Returns what a screenshot shows: the same drawings as the page, as one. `isRendered`: the bitmaps of the design's
 * rendered room are there. `photoLight`: the light of the shopper's wall photo.
 */
export const screenshotScene = async (
  design: Design,
  isWithRoom: boolean,
  {
    isRendered = false,
    photoLight = null,
  }: { readonly isRendered?: boolean; readonly photoLight?: PhotoLight | null } = {},
): Promise<WallScene> => {
  if (!isWithRoom || isBareWall(roomOf(design))) return drawWallOnPaint(design);
  // Already loaded, since the page shows the room.
  const { drawWallInRoom } = await import("@storywall/scene/rooms/drawWallInRoom.ts");
  return drawWallInRoom(design, "whole", null, { isRendered, photoLight });
};

/** Returns the pixels per mm of the sharpest photo. An image with more pixels would show no more detail. */
export const pixelsPerMm = (
  drawing: Drawing,
  imageOf: (photoId: string) => { readonly width: number; readonly height: number } | null,
): number =>
  drawing.reduce((finest, operation) => {
    if (operation.kind === "group") return Math.max(finest, pixelsPerMm(operation.children, imageOf));
    if (operation.kind !== "photo") return finest;
    const image = imageOf(operation.photoId);
    if (image === null) return finest;
    return Math.max(finest, (image.width * operation.crop.width) / operation.opening.width);
  }, 0);
