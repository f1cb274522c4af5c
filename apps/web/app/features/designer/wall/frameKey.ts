import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";

/** All that a frame's drawing on the wall depends on, as a key. */
export const frameKey = ({ name, size, frameStyle, orientation, outer }: PlacedTile): string =>
  [name, size, frameStyle, orientation, outer.x, outer.y].join();
