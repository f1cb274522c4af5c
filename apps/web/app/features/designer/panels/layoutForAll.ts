import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/canvasTemplates.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";

/** A wall with more gaps than that is not what somebody meant who chose so many photos. */
const MOST_EMPTY = 2;

/**
 * An empty wall of the same kind with a tile for each of so many photos, where this one has too few: the smallest there is.
 * Null where none is near; a free wall takes as many frames as one likes.
 */
export const layoutForAll = (
  { base, tiles }: Pick<Design, "base" | "tiles">,
  photos: number,
): Design | null => {
  if (photos <= tiles.length) return null;
  const roomy = basesLike(base)
    .map((other) => createDesign(other))
    .filter((wall) => wall.tiles.length >= photos && wall.tiles.length <= photos + MOST_EMPTY);
  return roomy.sort((one, other) => one.tiles.length - other.tiles.length)[0] ?? null;
};

const basesLike = ({ kind }: DesignBase): readonly DesignBase[] => {
  switch (kind) {
    case "set":
      return SET_KEYS.map((key) => ({ kind, key }));
    case "template":
      return TEMPLATE_KEYS.map((key) => ({ kind, key }));
    case "free":
      return [];
  }
};
