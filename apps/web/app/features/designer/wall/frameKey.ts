import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";

/** Returns a key of everything that a frame's drawing on the wall depends on. */
export const frameKey = ({ name, size, frameStyle, orientation, outer }: PlacedTile): string =>
  [name, size, frameStyle, orientation, outer.x, outer.y].join();
