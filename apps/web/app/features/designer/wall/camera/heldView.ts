import type { Wall } from "@storywall/domain/geometry/wall.ts";
import type { Box, Point } from "@storywall/scene/operations.ts";
import { wallBox } from "@storywall/scene/wallBox.ts";
import type { Size } from "./camera.ts";

/** The part of a plain wall that is in view while its frames are moved, and where they hang in it. */
export type HeldView = { readonly box: Box; readonly tiles: Wall["tiles"] };

/**
 * Returns the part of the wall that stays in view. A wall begins at its outermost frames, so a frame that is moved
 * outwards would move all of them under the hand. They stay where they are seen as long as all are in view, and most
 * of them were not moved; otherwise the wall is shown as a whole again.
 */
export const holdView = (held: HeldView | null, wall: Wall, area: Size): HeldView => {
  const { tiles } = wall;
  const natural = wallBox(wall);
  const shift = held && commonShift(held.tiles, tiles);
  const box = shift && { ...held.box, x: held.box.x + shift.x, y: held.box.y + shift.y };
  return { box: box && contains(box, natural) ? box : fill(natural, area), tiles };
};

/** Returns how far most of the frames moved; null when there is no such distance. */
const commonShift = (before: Wall["tiles"], after: Wall["tiles"]): Point | null => {
  const shifts = after.flatMap(({ name, outer }) => {
    const from = before.find((tile) => tile.name === name)?.outer;
    return from ? [{ x: outer.x - from.x, y: outer.y - from.y }] : [];
  });
  const countOf = ({ x, y }: Point): number =>
    shifts.filter((other) => other.x === x && other.y === y).length;
  const [most] = shifts.toSorted(
    (one, other) => countOf(other) - countOf(one) || distance(one) - distance(other),
  );
  return most && countOf(most) * 2 >= shifts.length ? most : null;
};

/** Of two frames, the one that was moved has gone further than the wall's corner. */
const distance = ({ x, y }: Point): number => Math.abs(x) + Math.abs(y);

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Returns the box with the space that the area has around it. */
const fill = (box: Box, area: Size): Box => {
  const width = Math.max(box.width, (box.height * area.width) / area.height);
  const height = (width * area.height) / area.width;
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
};
