import { FRAME_SIZE_KEYS, type FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { SET_KEYS, type SetKey } from "@storywall/domain/catalogue/sets.ts";
import { MAX_TILES_PER_WALL } from "@storywall/domain/design/limits.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";

/**
 * What lists show of a saved design: all of its price, its state and a small drawing. It is saved with each change, so
 * that a page can show the wall at once, without the code that reads, lays out and draws designs.
 */
export type WallSummary = {
  readonly designKey: string;
  /** Opens it in the designer. */
  readonly path: string;
  /** The layout's name, used for a wall without a name. */
  readonly layout: string;
  /** The name that the shopper gave it, or null. */
  readonly name: string | null;
  /** When it was saved, in ms since 1970. */
  readonly savedAt: number;
  /** The set that determines its price; null when each frame has its own price. */
  readonly setKey: SetKey | null;
  /** One for each tile. */
  readonly sizes: readonly FrameSizeKey[];
  readonly emptyTiles: number;
  /**
   * True when the wall was only opened, and we filled it with the photos of another wall. Absent in older summaries.
   */
  readonly isUntouched?: boolean;
  readonly thumbnail: Thumbnail;
};

/** A drawing of a wall as coloured rectangles, in mm. */
export type Thumbnail = {
  readonly width: number;
  readonly height: number;
  /** The wall's paint. */
  readonly background: string;
  readonly tiles: readonly ThumbnailTile[];
};

export type ThumbnailTile = {
  /** The outside of the frame: x, y, width and height. */
  readonly outer: Rectangle;
  /** Inside of the moulding: mat and photo. Absent in older summaries. */
  readonly inner?: Rectangle;
  readonly opening: Rectangle;
  readonly colour: string;
  readonly photo: ThumbnailPhoto | null;
};

export type ThumbnailPhoto = {
  readonly id: string;
  /** URL of the photo; null until the shop has it. */
  readonly url: string | null;
  /** Width and height of the photo, in its pixels. */
  readonly width: number;
  readonly height: number;
  /** The SVG transform from photo pixels to mm: a, b, c, d, e, f. */
  readonly matrix: readonly number[];
};

export type Rectangle = readonly [x: number, y: number, width: number, height: number];

export const MAX_WALL_NAME_LENGTH = 60;

/** Returns the wall's name to show. */
export const wallName = ({ name, layout }: WallSummary): string => name ?? layout;

/** Parses a stored summary; null for anything else. */
export const parseWallSummary = (data: unknown): WallSummary | null => {
  const [designKey, path, layout, name] = ["designKey", "path", "layout", "name"].map((field) =>
    toText(fieldOf(data, field)),
  );
  const savedAt = toNumber(fieldOf(data, "savedAt"));
  const emptyTiles = toNumber(fieldOf(data, "emptyTiles"));
  const thumbnail = parseThumbnail(fieldOf(data, "thumbnail"));
  const sizes = toArray(fieldOf(data, "sizes")).flatMap(
    (size) => FRAME_SIZE_KEYS.find((key) => key === size) ?? [],
  );
  if (!designKey || !layout || savedAt === null || emptyTiles === null || !thumbnail) return null;
  // Only a wall of the designer: a forged entry must not lead elsewhere.
  if (!path?.startsWith("/design?") || sizes.length === 0) return null;
  const setKey = SET_KEYS.find((key) => key === fieldOf(data, "setKey")) ?? null;
  // A size that is sold in sets only has no price of its own.
  if (setKey === null && sizes.includes("square_small")) return null;
  return {
    designKey,
    path,
    layout,
    name: name?.slice(0, MAX_WALL_NAME_LENGTH) || null,
    savedAt,
    setKey,
    sizes,
    emptyTiles,
    ...(fieldOf(data, "isUntouched") === true && { isUntouched: true }),
    thumbnail,
  };
};

const toText = (data: unknown): string | null => (typeof data === "string" ? data : null);

const toNumber = (data: unknown): number | null =>
  typeof data === "number" && Number.isFinite(data) ? data : null;

const toArray = (data: unknown): readonly unknown[] =>
  Array.isArray(data) ? data.slice(0, MAX_TILES_PER_WALL) : [];

const toNumbers = (data: unknown): readonly number[] =>
  toArray(data).flatMap((value) => toNumber(value) ?? []);

const toColour = (data: unknown): string | null =>
  typeof data === "string" && /^#[0-9a-f]{6}$/.test(data) ? data : null;

const parseThumbnail = (data: unknown): Thumbnail | null => {
  const [width, height] = toNumbers([fieldOf(data, "width"), fieldOf(data, "height")]);
  const background = toColour(fieldOf(data, "background"));
  if (!width || !height || !background) return null;
  return { width, height, background, tiles: toArray(fieldOf(data, "tiles")).flatMap(parseTile) };
};

const parseTile = (data: unknown): readonly ThumbnailTile[] => {
  const outer = parseRectangle(fieldOf(data, "outer"));
  const inner = parseRectangle(fieldOf(data, "inner"));
  const opening = parseRectangle(fieldOf(data, "opening"));
  const colour = toColour(fieldOf(data, "colour"));
  return outer && opening && colour
    ? [{ outer, ...(inner && { inner }), opening, colour, photo: parsePhoto(fieldOf(data, "photo")) }]
    : [];
};

const parseRectangle = (data: unknown): Rectangle | null => {
  const [x, y, width, height] = toNumbers(data);
  return x === undefined || y === undefined || !width || !height ? null : [x, y, width, height];
};

const parsePhoto = (data: unknown): ThumbnailPhoto | null => {
  const id = toText(fieldOf(data, "id"));
  const url = toText(fieldOf(data, "url"));
  const [width, height] = toNumbers([fieldOf(data, "width"), fieldOf(data, "height")]);
  const matrix = toNumbers(fieldOf(data, "matrix"));
  if (id === null || !width || !height || matrix.length !== 6) return null;
  return { id, url: url && /^(https?:\/\/|\/)/.test(url) ? url : null, width, height, matrix };
};
