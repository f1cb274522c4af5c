import { FRAME_SIZE_KEYS, type FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLE_KEYS, type FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { ALL_GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import { MAX_TILES_PER_WALL } from "@storywall/domain/design/limits.ts";
import { PLAIN_ROOM, ROOM_KEYS } from "@storywall/domain/design/room.ts";
import { findNearestStyle, isOutOfStock } from "@storywall/domain/stock/nearestStyle.ts";
import type { Shortage } from "@storywall/domain/stock/shortage.ts";

/** Layout for a visitor who chose none: most walls have six tiles, at one price. */
const DEFAULT_BASE: DesignBase = { kind: "set", key: "charming_six" };

/** Returns the key of a base in URLs and storage: the key of the template, the set or the ready-made gallery wall. */
export const designKeyOf = (base: DesignBase): string =>
  base.kind === "free" ? (base.wall ?? "free") : base.key;

/** Returns `/design?template=…`, `/design?set=…`, `/design?gallery=…` or `/design?layout=free`. */
export const designPath = (base: DesignBase): string => {
  switch (base.kind) {
    case "template":
      return `/design?template=${base.key}`;
    case "set":
      return `/design?set=${base.key}`;
    case "free":
      return base.wall ? `/design?gallery=${base.wall}` : "/design?layout=free";
  }
};

/**
 * Returns the empty design that a URL asks for. Missing or invalid parameters get their default, and a frame that is out
 * of stock the nearest one that is not.
 */
export const createBlankDesign = (search: URLSearchParams, shortages: readonly Shortage[] = []): Design => {
  const requested = createRequestedDesign(search);
  const nearest = findReplacement(requested, shortages);
  return nearest === null ? requested : createRequestedDesign(search, nearest);
};

/** Returns the empty design that a URL asks for, whether or not its frames are in stock; `style` replaces its frame. */
export const createRequestedDesign = (search: URLSearchParams, style?: FrameStyleKey): Design => {
  const readParam = <Key extends string>(name: string, keys: readonly Key[]): Key | undefined =>
    keys.find((key) => key === search.get(name));
  const size = readParam<FrameSizeKey>("size", FRAME_SIZE_KEYS);
  const frameStyle = style ?? readParam<FrameStyleKey>("frame", FRAME_STYLE_KEYS);
  const frameCount = readFrameCount(search);
  const blank = createBlank(parseBase(search), {
    ...(size && { size }),
    ...(frameStyle && { frameStyle }),
    ...(frameCount && { frameCount }),
  });
  const room = readParam("room", ROOM_KEYS);
  return room ? { ...blank, room: { ...PLAIN_ROOM, place: { kind: "room", key: room } } } : blank;
};

/** Returns the number of frames of one size that a URL asks for (`?layout=free&size=…&tiles=9`); null for other walls. */
const readFrameCount = (search: URLSearchParams): number | null => {
  const count = Number(search.get("tiles"));
  const isWall = search.get("layout") === "free" && Number.isInteger(count) && count > 1;
  return isWall && count <= MAX_TILES_PER_WALL ? count : null;
};

/**
 * Returns the key of the design that a URL asks for. A number of frames of one size is a separate wall, beside the
 * gallery wall that the shopper may have begun.
 */
export const requestedDesignKey = (search: URLSearchParams, { base, size }: Design): string => {
  const frameCount = readFrameCount(search);
  return frameCount === null ? designKeyOf(base) : `free_${frameCount}_${size}`;
};

/** Returns the path that opens a design by its key: the opposite of `requestedDesignKey`. */
export const designPathOfKey = (designKey: string, base: DesignBase): string => {
  const [, count, size] = /^free_(\d+)_(\w+)$/.exec(designKey) ?? [];
  return count && size ? `/design?layout=free&size=${size}&tiles=${count}` : designPath(base);
};

/** Returns the frame that a design gets while its own is out of stock; null when it keeps its own. */
export const findReplacement = (requested: Design, shortages: readonly Shortage[]): FrameStyleKey | null =>
  isOutOfStock(shortages, requested) ? findNearestStyle(shortages, requested, requested.frameStyle) : null;

/** Creates the empty design of a layout. A free one is a gallery wall. */
export const createBlank = (
  base: DesignBase,
  preferences: Parameters<typeof createGalleryWall>[1] = {},
): Design =>
  base.kind === "free" ? createGalleryWall(base.wall ?? null, preferences) : createDesign(base, preferences);

const parseBase = (search: URLSearchParams): DesignBase => {
  const template = TEMPLATE_KEYS.find((key) => key === search.get("template"));
  if (template) return { kind: "template", key: template };
  const set = SET_KEYS.find((key) => key === search.get("set"));
  if (set) return { kind: "set", key: set };
  const wall = ALL_GALLERY_WALL_KEYS.find((key) => key === search.get("gallery"));
  if (wall) return { kind: "free", wall };
  // Art hangs on a wall that allows its orientation and any frame (R2.13).
  return search.get("layout") === "free" || search.has("art") ? { kind: "free" } : DEFAULT_BASE;
};
