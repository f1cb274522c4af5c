import type { Crop, PhotoSize } from "@storywall/domain/crop/crop.ts";
import type { RectMm } from "@storywall/domain/geometry/rect.ts";
import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { type Detail, drawFrame } from "./drawFrame.ts";
import { FRAME_SHADOWS } from "./frames/frameShadows.ts";
import { drawShadow } from "./frames/shadow.ts";
import type { Box, Drawing, Group } from "./operations.ts";
import { formatNumber, group, linear, point, rect, stop, strokePath } from "./shapes.ts";

/** The photo of a tile and the part of it that is visible. */
export type CroppedPhoto = { readonly photoId: string; readonly photo: PhotoSize; readonly crop: Crop };

export type Appearance = {
  readonly detail: Detail;
  /** Content of an opening without a photo: bare paper, or paper with a faint plus sign. */
  readonly empty: "paper" | "hint";
  /** Returns the tile's text for screen readers. Absent when the tile is decoration. */
  readonly label?: (tile: PlacedTile) => string;
};

export const DEFAULT_APPEARANCE: Appearance = { detail: "fine", empty: "paper" };

/**
 * Draws one tile with the top left corner of its frame at the origin, in mm: for close-ups, thumbnails and the tiles
 * of a wall. Its shadow, if it has one, reaches `SHADOW_MARGIN` beyond the frame. Equal tiles at different positions
 * have equal gradients, which the renderers then share.
 */
export const drawTile = (
  placed: PlacedTile,
  photo: CroppedPhoto | null,
  appearance: Appearance = DEFAULT_APPEARANCE,
): Group => {
  const tile = atOrigin(placed);
  const label = appearance.label?.(placed);
  const children = [
    ...(appearance.detail === "plain" ? [] : [shadowOf(tile)]),
    rect(tile.inner, paperFill(tile.inner)),
    ...drawCroppedPhoto(tile, photo, appearance),
    ...drawFrame(tile, boardOf(tile.name), appearance.detail),
  ];
  return label === undefined ? group(tile.name, children) : { ...group(tile.name, children), label };
};

/**
 * Number of different wood grains. With seven, neighbours differ in the usual grids of two to six columns.
 */
const BOARD_COUNT = 7;

/**
 * Returns the board that a tile's wooden frame is cut from: tiles of the same board, size and style are drawn alike.
 */
export const boardOf = (tileName: string): string =>
  tileName.replace(/\d+$/, (number) => String(((Number(number) - 1) % BOARD_COUNT) + 1));

const shadowOf = ({ outer }: PlacedTile): Group =>
  group(
    "shadow",
    FRAME_SHADOWS.flatMap((shadow) => drawShadow(outer, shadow)),
  );

const drawCroppedPhoto = (
  { opening }: PlacedTile,
  photo: CroppedPhoto | null,
  { empty }: Appearance,
): Drawing => {
  if (photo !== null) return [{ kind: "photo", opening, ...photo }];
  return empty === "hint" ? [drawPlus(opening)] : [];
};

/** Warm print paper, a little darker towards the bottom right, away from the light. */
const paperFill = (of: Box) =>
  linear(point(of.x, of.y), point(of.x + of.width, of.y + of.height), [
    stop(0, "#f3efe6"),
    stop(1, "#e9e4d9"),
  ]);

const drawPlus = ({ x, y, width, height }: Box) => {
  const arm = Math.min(width, height) * 0.07;
  const centreX = x + width / 2;
  const centreY = y + height / 2;
  const data =
    `M${formatNumber(centreX - arm)} ${formatNumber(centreY)}h${formatNumber(2 * arm)}` +
    `M${formatNumber(centreX)} ${formatNumber(centreY - arm)}v${formatNumber(2 * arm)}`;
  return strokePath(data, { colour: "#8a8474", width: arm * 0.16, opacity: 0.7, cap: "round" });
};

const atOrigin = (tile: PlacedTile): PlacedTile => {
  const { x, y } = tile.outer;
  const moved = (of: RectMm): RectMm => ({ ...of, x: mm(of.x - x), y: mm(of.y - y) });
  return { ...tile, outer: moved(tile.outer), inner: moved(tile.inner), opening: moved(tile.opening) };
};
