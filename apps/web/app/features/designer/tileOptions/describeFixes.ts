import type { PlannedFix } from "@storywall/domain/design/arrange/fixAll.ts";
import type { Remedy } from "@storywall/domain/design/arrange/fixes.ts";
import type { DesignTile } from "@storywall/domain/design/design.ts";

/** Above this number tiles are counted instead of listed: their numbers would fill the button. */
const MAX_NAMED_TILES = 3;

/** Returns "tile 3", "tiles 2, 5 and 7" or, of more, "6 tiles". */
export const tilesText = (numbers: readonly number[]): string => {
  if (numbers.length > MAX_NAMED_TILES) return `${numbers.length} tiles`;
  const list = numbers.join(", ").replace(/, (\d+)$/, " and $1");
  return numbers.length === 1 ? `tile ${list}` : `tiles ${list}`;
};

const fixText = (kind: Remedy["kind"], tiles: string, isOne: boolean): string => {
  switch (kind) {
    case "wholePhoto":
      return `show more of the ${isOne ? "photo" : "photos"} in ${tiles}`;
    case "size":
      return `make ${tiles} smaller`;
    case "mat":
      return `add a mat to ${tiles}`;
    case "tile":
      return isOne ? `move the photo in ${tiles} to another tile` : `move the photos in ${tiles} to others`;
    case "photo":
      return isOne ? `use another photo in ${tiles}` : `use other photos in ${tiles}`;
  }
};

/** Returns what is done to which tiles, by their numbers: "make tile 3 smaller and add a mat to tiles 1 and 5". */
export const describeFixes = (
  tiles: readonly Pick<DesignTile, "name">[],
  fixes: readonly PlannedFix[],
): string => {
  const parts = [...new Set(fixes.map(({ kind }) => kind))].map((kind) => {
    const names = fixes.flatMap((fix) => (fix.kind === kind ? [fix.tile] : []));
    const numbers = tiles.flatMap(({ name }, index) => (names.includes(name) ? [index + 1] : []));
    return fixText(kind, tilesText(numbers), numbers.length === 1);
  });
  return [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(" and ");
};

/**
 * Returns what one press does for weak prints: it makes `fixed` of them good, leaves `left` of them weak, and makes `improved` of
 * those less weak.
 */
export const fixAllLabel = ({
  fixed,
  left,
  improved,
}: {
  readonly fixed: number;
  readonly left: number;
  readonly improved: number;
}): string => {
  if (left === 0) return fixed === 2 ? "Fix both" : `Fix all ${fixed}`;
  const label = `Fix ${fixed} of ${fixed + left} photos`;
  return improved > 0 ? `${label}, improve ${improved}` : label;
};
