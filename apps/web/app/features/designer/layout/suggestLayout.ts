import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import { MAX_TILES_PER_WALL } from "@storywall/domain/design/limits.ts";
import { changeLayout } from "./changeLayout.ts";
import { createTransfer } from "./layoutTransfer.ts";

/** A suggested wall has at most this many empty tiles: with more, it would not suit the number of photos. */
const MAX_EMPTY_TILES = 2;

/**
 * Returns a wall that takes all of these photos, where this one has too few tiles: the smallest of the same kind,
 * otherwise a gallery wall with a frame for each. Null when there is a tile for each, or more photos than any wall
 * takes. A gallery wall grows by itself. Photos of `unusableIds` hang in none. `savedGallery` is the shopper's gallery
 * wall as it was left: the press opens it again, with its tiles and its price.
 */
export const suggestLayout = (
  design: Design,
  photoIds: readonly string[],
  unusableIds: readonly string[] = [],
  savedGallery: Design | null = null,
): Design | null => {
  const { base, tiles } = design;
  const wanted = photoIds.length;
  if (base.kind === "free" || wanted <= tiles.length || wanted > MAX_TILES_PER_WALL) return null;
  const [smallest] = basesOfSameKind(base)
    .map((other) => createDesign(other))
    .filter((wall) => wall.tiles.length >= wanted && wall.tiles.length <= wanted + MAX_EMPTY_TILES)
    .sort((one, other) => one.tiles.length - other.tiles.length);
  const gallery = savedGallery ?? createGalleryWall(null);
  return smallest ?? changeLayout.run(gallery, createTransfer(design, photoIds, unusableIds));
};

const basesOfSameKind = ({ kind }: DesignBase): readonly DesignBase[] => {
  switch (kind) {
    case "set":
      return SET_KEYS.map((key) => ({ kind, key }));
    case "template":
      return TEMPLATE_KEYS.map((key) => ({ kind, key }));
    case "free":
      return [];
  }
};
