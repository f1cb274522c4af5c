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
  readonly before: Drawing;
  /** The shopper's own wall, under all else. */
  readonly picture: { readonly pictureId: string; readonly box: Box } | null;
  /** What may be shown of it: all; the tiles large with what they hang above; hardly more than the tiles. */
  readonly whole: Box;
  readonly closeUp: Box;
  readonly near: Box;
  /** Where the tiles' top left corner hangs unless they are moved. */
  readonly start: Point;
};

/** Where the tiles' own wall is neither ours nor drawn, they hang a little above its middle. */
const MIDDLE_OF_OWN = 0.42;

export const backdropOf = (room: Omit<DesignRoom, "moved">, tiles: SizeMm): Backdrop => {
  if (room.place.kind === "own") return ownBackdrop(room.place.pictureId, room.place.size, tiles);
  const { behind, before, viewBox, closeUp, hungAt } = drawRoomLayers(drawnRoom(room), tiles, {
    wallColour: room.wallColour,
    wallWidth: room.wallWidth,
    person: room.shown.includes("person"),
  });
  const isWhole = room.shown.includes("person") || (room.shown.includes("rulers") && room.wallWidth !== null);
  return {
    behind,
    before,
    picture: null,
    whole: viewBox,
    closeUp: isWhole ? viewBox : closeUp,
    near: isWhole ? viewBox : around(hungAt, tiles),
    start: hungAt,
  };
};

/** Room for the rulers above, for a hand's breadth of wall at the sides, and for what the tiles hang above. */
const around = ({ x, y }: Point, tiles: SizeMm): Box => ({
  x: x - 220,
  y: y - 220,
  width: tiles.width + 440,
  height: tiles.height + 480,
});

const drawnRoom = ({ place, shown }: Omit<DesignRoom, "moved">): Room => {
  if (place.kind === "room") return ROOMS[place.key];
  return shown.includes("sofa") ? sofaWall : plainWall;
};

const ownBackdrop = (pictureId: string, { width, height }: SizeMm, tiles: SizeMm): Backdrop => {
  const start = { x: (width - tiles.width) / 2, y: height * MIDDLE_OF_OWN - tiles.height / 2 };
  const photo = { x: 0, y: 0, width, height };
  // Tiles that are larger than what the photo shows are seen whole all the same.
  const whole = holding(photo, { ...start, width: tiles.width, height: tiles.height });
  const picture = { pictureId, box: photo };
  const near = shared(whole, around(start, tiles));
  return { behind: [], before: [], picture, whole, closeUp: whole, near, start };
};

/** What two boxes that touch have in common. */
const shared = (one: Box, other: Box): Box => {
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
const holding = (one: Box, other: Box): Box => {
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
const BESIDE = 60;

/** What is shown of it while the tiles hang at this place: moved far, they are not cut off where a room is seen from near. */
export const viewOf = (
  backdrop: Backdrop,
  part: "whole" | "closeUp" | "near",
  { width, height }: SizeMm,
  { x, y }: Point,
): Box => {
  // Beside a photo there is nothing to see.
  const beside = part === "whole" || backdrop.picture ? 0 : BESIDE;
  return holding(backdrop[part], {
    x: x - beside,
    y: y - beside,
    width: width + 2 * beside,
    height: height + 2 * beside,
  });
};

/** Where the tiles' top left corner is when they were moved so far; they stay in view. */
export const hungAt = ({ whole, start }: Backdrop, tiles: SizeMm, moved: Point): Point =>
  moveWithin(whole, tiles, start, moved);

/** Rulers in the tiles' own space, their figures so many millimetres high; none where the shopper wants none. */
export const rulersOf = (
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
export const seenFromTiles = (box: Box, at: Point): Box => ({ ...box, x: box.x - at.x, y: box.y - at.y });
