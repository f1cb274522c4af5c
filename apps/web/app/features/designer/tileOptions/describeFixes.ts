import type { KindOfFixAll } from "@storywall/domain/design/arrange/fixAll.ts";

/** Above this number tiles are counted instead of listed: their numbers would fill the button. */
const MAX_NAMED_TILES = 3;

/** Returns "tile 3", "tiles 2, 5 and 7" or, of more, "6 tiles". */
export const tilesText = (numbers: readonly number[]): string => {
  if (numbers.length > MAX_NAMED_TILES) return `${numbers.length} tiles`;
  const list = numbers.join(", ").replace(/, (\d+)$/, " and $1");
  return numbers.length === 1 ? `tile ${list}` : `tiles ${list}`;
};

/** Returns what one press does to the wall: "Add a mat to 5 tiles". */
export const fixAllLabel = (kind: KindOfFixAll, count: number): string => {
  const [tiles, photos] = count === 1 ? ["1 tile", "1 photo"] : [`${count} tiles`, `${count} photos`];
  switch (kind) {
    case "wholePhoto":
      return `Show more of ${photos}`;
    case "mat":
      return `Add a mat to ${tiles}`;
    case "size":
      return `Make ${tiles} smaller`;
    case "tile":
      return count === 1 ? "Move 1 photo to another tile" : `Move ${photos} to other tiles`;
  }
};

/** Returns how many of the weak photos print well then: "5 of 6 photos then print well". */
export const fixAllResult = (fixed: number, weak: number): string => {
  if (fixed < weak) return `${fixed} of ${weak} photos then ${fixed === 1 ? "prints" : "print"} well`;
  return weak === 2 ? "Both photos then print well" : `All ${weak} photos then print well`;
};
