import type { DesignRoom, RoomKey } from "@storywall/domain/design/room.ts";
import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import type { Box, Drawing, Point } from "../operations.ts";
import { group } from "../shapes.ts";
import { drawWallEnds } from "./corners.ts";
import { bitmapNamesOf, EVENING_ROOMS, RENDERED_ROOMS } from "./drawRenderedRoom.ts";
import { drawRoomLayers, hasCornersIn, moveWithin, ROOMS } from "./drawRoom.ts";
import { personBitmapOf } from "./person.ts";
import { plainWall, sofaWall } from "./plainWall.ts";
import type { RenderedRoom } from "./renderedRoom.ts";
import type { Room } from "./room.ts";
import { drawRulers } from "./rulers.ts";

/** The layers behind and in front of the tiles, in mm, in a coordinate system of its own that contains the tiles. */
export type Backdrop = {
  /** Drawn under the tiles. Stays the same object while only the tiles move; so does `inFront`. */
  readonly behind: Drawing;
  /** Drawn over the tiles. */
  readonly inFront: Drawing;
  /** A person in front of the furniture who shows the scale; empty when not shown. */
  readonly person: Drawing;
  /** The name of that person's bitmap. */
  readonly personBitmap: string | null;
  /** Rendered room, shown instead of `behind` and `inFront` once its bitmaps are loaded; null for drawn rooms. */
  readonly rendered: HungRendering | null;
  /** The visitor's photo of their own wall, below everything else. */
  readonly wallPhoto: { readonly pictureId: string; readonly box: Box } | null;
  /** View of the whole room. */
  readonly whole: Box;
  /** View of the tiles, large, with the furniture below them. */
  readonly closeUp: Box;
  /** View of the tiles and little more. */
  readonly near: Box;
  /** Top left corner of the tiles before they are moved. */
  readonly defaultPosition: Point;
};

/** A rendered room, and the names of its bitmaps in the chosen wall colour. */
export type HungRendering = RenderedRoom & {
  readonly names: { readonly room: RoomKey; readonly wall: string; readonly furniture: string };
  /**
   * Marks of the ends of the shopper's wall, drawn over the furniture; empty when the width is unknown or the
   * furniture is wider.
   */
  readonly ends: Drawing;
};

/** On a wall photo the middle of the tiles is a little above the middle of the photo. */
const WALL_PHOTO_CENTRE_RATIO = 0.42;

/** Returns the backdrop of a room for tiles of this size. */
export const backdropOf = (room: Omit<DesignRoom, "moved">, tiles: SizeMm): Backdrop => {
  if (room.place.kind === "own") return wallPhotoBackdrop(room.place.pictureId, room.place.size, tiles);
  const rendered = renderingOf(room);
  // A drawn room has no evening.
  const isEvening = rendered !== null && room.isEvening === true;
  const showsPerson = room.shown.includes("person");
  const { behind, inFront, person, viewBox, closeUp, hangingPosition } = drawRoomLayers(
    roomToDraw(room),
    tiles,
    {
      wallColour: room.wallColour,
      wallWidth: room.wallWidth,
      showsPerson,
      isEvening,
    },
  );
  const isWhole = room.shown.includes("rulers") && room.wallWidth !== null;
  return {
    behind,
    inFront,
    person,
    personBitmap: showsPerson ? personBitmapOf(isEvening) : null,
    rendered,
    wallPhoto: null,
    whole: viewBox,
    closeUp: isWhole ? viewBox : closeUp,
    near: isWhole ? viewBox : closeViewAround(hangingPosition, tiles),
    defaultPosition: hangingPosition,
  };
};

/** Leaves space for the rulers above, some wall at the sides, and the furniture below the tiles. */
const closeViewAround = ({ x, y }: Point, tiles: SizeMm): Box => ({
  x: x - 220,
  y: y - 220,
  width: tiles.width + 440,
  height: tiles.height + 480,
});

/**
 * Returns the rendered room of a design; null on a plain wall and on a photo. A wall wider than the bitmap is drawn
 * instead: the mirror images beside the bitmap would not look like one wall.
 */
const renderingOf = ({
  place,
  wallColour,
  wallWidth,
  isEvening,
}: Omit<DesignRoom, "moved">): HungRendering | null => {
  if (place.kind !== "room") return null;
  const rendered = (isEvening ? EVENING_ROOMS : RENDERED_ROOMS)[place.key];
  if ((wallWidth ?? 0) > widthOfWallIn(rendered)) return null;
  const isShowingEnds = wallWidth !== null && hasCornersIn(ROOMS[place.key], wallWidth);
  return {
    ...rendered,
    names: { room: place.key, ...bitmapNamesOf(place.key, wallColour, isEvening) },
    ends: isShowingEnds ? [group("wall-ends", drawWallEnds(wallWidth))] : [],
  };
};

/** Returns the width of the widest wall that a rendered room shows completely, with its middle above the furniture. */
const widthOfWallIn = ({ box }: RenderedRoom): number => 2 * Math.min(-box.x, box.x + box.width);

/**
 * Returns the names of the bitmaps that a backdrop needs, and whether the loaded ones are enough to show the
 * rendered room.
 */
export const bitmapsOf = ({ rendered, personBitmap }: Backdrop) => {
  const ofRoom = rendered ? [rendered.names.wall, rendered.names.furniture] : [];
  return {
    names: personBitmap === null ? ofRoom : [...ofRoom, personBitmap],
    isComplete: (loaded: ReadonlyMap<string, unknown>): boolean =>
      rendered !== null && ofRoom.every((name) => loaded.has(name)),
  };
};

/** Returns true if a design's room has an evening view: only rendered rooms have one. */
export const hasEvening = (room: Omit<DesignRoom, "moved">): boolean => renderingOf(room) !== null;

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
  // Tiles that are larger than the photo must still be fully visible.
  const whole = uniteBoxes(photo, { ...defaultPosition, width: tiles.width, height: tiles.height });
  const wallPhoto = { pictureId, box: photo };
  const near = intersectBoxes(whole, closeViewAround(defaultPosition, tiles));
  return {
    behind: [],
    inFront: [],
    person: [],
    personBitmap: null,
    rendered: null,
    wallPhoto,
    whole,
    closeUp: whole,
    near,
    defaultPosition,
  };
};

/** Returns the area that two overlapping boxes share. */
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

/** Returns the smallest box that contains both. */
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

/** Margin of wall beside tiles that were moved to the edge of the view (mm). */
const VIEW_MARGIN = 60;

/**
 * Returns the view (mm) for tiles at this position. It includes them wherever they were moved, even in a close view.
 */
export const viewOf = (
  backdrop: Backdrop,
  part: "whole" | "closeUp" | "near",
  { width, height }: SizeMm,
  { x, y }: Point,
): Box => {
  // There is nothing to show beside a wall photo.
  const margin = part === "whole" || backdrop.wallPhoto ? 0 : VIEW_MARGIN;
  return uniteBoxes(backdrop[part], {
    x: x - margin,
    y: y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  });
};

/** Returns the tiles' top left corner after a move by `moved` mm, limited so that the tiles stay in view. */
export const movedHangingPosition = (
  { whole, defaultPosition }: Backdrop,
  tiles: SizeMm,
  moved: Point,
): Point => moveWithin(whole, tiles, defaultPosition, moved);

/** Draws the rulers in the tiles' own space, with figures of `textHeight` mm; empty when they are switched off. */
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

/** Converts a box from the backdrop's coordinate system to that of the tiles. */
export const toTilesSpace = (box: Box, at: Point): Box => ({ ...box, x: box.x - at.x, y: box.y - at.y });
