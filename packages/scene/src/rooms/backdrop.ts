import type { DesignRoom } from "@storywall/domain/design/room.ts";
import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import type { Box, Drawing, Point } from "../operations.ts";
import { drawRoomLayers, moveWithin, ROOMS } from "./drawRoom.ts";
import { plainWall, sofaWall } from "./plainWall.ts";
import type { Room } from "./room.ts";
import { drawRulers } from "./rulers.ts";

/** What the tiles are seen against: in millimetres of a space of its own, in which the tiles hang somewhere. */
export type Backdrop = {
  /** Painted under the tiles, and over them. The same objects again as long as only the tiles move. */
  readonly behind: Drawing;
  readonly inFront: Drawing;
  /** The shopper's own wall, under all else. */
  readonly wallPhoto: { readonly pictureId: string; readonly box: Box } | null;
  /** What may be shown of it: all; the tiles large with what they hang above; hardly more than the tiles. */
  readonly whole: Box;
  readonly closeUp: Box;
  readonly near: Box;
  /** Where the tiles' top left corner hangs unless they are moved. */
  readonly defaultPosition: Point;
};

/** Where the tiles' own wall is neither ours nor drawn, they hang a little above its middle. */
const WALL_PHOTO_CENTRE_RATIO = 0.42;

export const backdropOf = (room: Omit<DesignRoom, "moved">, tiles: SizeMm): Backdrop => {
  if (room.place.kind === "own") return wallPhotoBackdrop(room.place.pictureId, room.place.size, tiles);
  const { behind, inFront, viewBox, closeUp, hangingPosition } = drawRoomLayers(roomToDraw(room), tiles, {
    wallColour: room.wallColour,
    wallWidth: room.wallWidth,
    showsPerson: room.shown.includes("person"),
  });
  const isWhole = room.shown.includes("person") || (room.shown.includes("rulers") && room.wallWidth !== null);
  return {
    behind,
    inFront,
    wallPhoto: null,
    whole: viewBox,
    closeUp: isWhole ? viewBox : closeUp,
    near: isWhole ? viewBox : closeViewAround(hangingPosition, tiles),
    defaultPosition: hangingPosition,
  };
};

/** Room for the rulers above, for a hand's breadth of wall at the sides, and for what the tiles hang above. */
const closeViewAround = ({ x, y }: Point, tiles: SizeMm): Box => ({
  x: x - 220,
  y: y - 220,
  width: tiles.width + 440,
  height: tiles.height + 480,
});

const roomToDraw = ({ place, shown }: Omit<DesignRoom, "moved">): Room => {
  if (place.kind === "room") return ROOMS[place.key];
  return shown.includes("sofa") ? sofaWall : plainWall;
};

const wallPhotoBackdrop = (pictureId: string, { width, height }: SizeMm, tiles: SizeMm): Backdrop => {
  const defaultPosition = {
    x: (width - tiles.width) / 2,
    y: height * WALL_PHOTO_CENTRE_RATIO - tiles.height / 2,
  };
  const photo = { x: 0, y: 0, width, height };
  // Tiles that are larger than what the photo shows are seen whole all the same.
  const whole = uniteBoxes(photo, { ...defaultPosition, width: tiles.width, height: tiles.height });
  const wallPhoto = { pictureId, box: photo };
  const near = intersectBoxes(whole, closeViewAround(defaultPosition, tiles));
  return { behind: [], inFront: [], wallPhoto, whole, closeUp: whole, near, defaultPosition };
};

/** What two boxes that touch have in common. */
const intersectBoxes = (one: Box, other: Box): Box => {
  const left = Math.max(one.x, other.x);
  const top = Math.max(one.y, other.y);
  return {
    x: left,
    y: top,
    width: Math.min(one.x + one.width, other.x + other.width) - left,
    height: Math.min(one.y + one.height, other.y + other.height) - top,
  };
};

/** The smallest box that holds two. */
const uniteBoxes = (one: Box, other: Box): Box => {
  const left = Math.min(one.x, other.x);
  const top = Math.min(one.y, other.y);
  return {
    x: left,
    y: top,
    width: Math.max(one.x + one.width, other.x + other.width) - left,
    height: Math.max(one.y + one.height, other.y + other.height) - top,
  };
};

/** Wall that is seen beside tiles which were moved to the edge of what is shown. */
const VIEW_MARGIN = 60;

/** What is shown of it while the tiles hang at this place: moved far, they are not cut off where a room is seen from near. */
export const viewOf = (
  backdrop: Backdrop,
  part: "whole" | "closeUp" | "near",
  { width, height }: SizeMm,
  { x, y }: Point,
): Box => {
  // Beside a photo there is nothing to see.
  const margin = part === "whole" || backdrop.wallPhoto ? 0 : VIEW_MARGIN;
  return uniteBoxes(backdrop[part], {
    x: x - margin,
    y: y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  });
};

/** Where the tiles' top left corner is when they were moved so far; they stay in view. */
export const movedHangingPosition = (
  { whole, defaultPosition }: Backdrop,
  tiles: SizeMm,
  moved: Point,
): Point => moveWithin(whole, tiles, defaultPosition, moved);

/** Rulers in the tiles' own space, their figures so many millimetres high; none where the shopper wants none. */
export const drawRulersOf = (
  { shown, wallWidth }: DesignRoom,
  backdrop: Backdrop,
  tiles: SizeMm,
  at: Point,
  textHeight: number,
): Drawing => {
  if (!shown.includes("rulers")) return [];
  const middle = backdrop.whole.x + backdrop.whole.width / 2 - at.x;
  const wall = wallWidth === null ? null : { width: wallWidth, middle };
  return [drawRulers(tiles, { textHeight, wall })];
};

/** A box of the backdrop's space as the tiles see it. */
export const toTilesSpace = (box: Box, at: Point): Box => ({ ...box, x: box.x - at.x, y: box.y - at.y });
