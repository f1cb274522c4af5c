import { type DesignRoom, wallWidthOfRoom } from "@storywall/domain/design/room.ts";
import { checkFit } from "@storywall/domain/geometry/fit.ts";
import type { SizeMm } from "@storywall/domain/geometry/rect.ts";

/** Height of a usual room, from floor to ceiling, in mm. */
const ROOM_HEIGHT = 2400;

const inCm = (length: number): number => Math.max(1, Math.round(length / 10));

/**
 * Returns by how much tiles are wider than the shopper's wall, or else higher than a room (B5), as with many frames on
 * a narrow wall. Null when they fit, or when the width is unknown and they are low enough.
 */
export const misfitMessage = (tiles: SizeMm, room: DesignRoom): string | null => {
  const fit = checkFit(tiles, wallWidthOfRoom(room));
  if (fit.kind === "wider")
    return `${inCm(fit.by)}\u00a0cm wider ${room.wallWidth === null ? "than your photo shows" : "than your wall"}`;
  return tiles.height > ROOM_HEIGHT
    ? `${inCm(tiles.height - ROOM_HEIGHT)}\u00a0cm higher than a room of 2.4\u00a0m`
    : null;
};
