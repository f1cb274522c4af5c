import { type DesignRoom, wallWidthOfRoom } from "@storywall/domain/design/room.ts";
import { checkFit } from "@storywall/domain/geometry/fit.ts";
import type { SizeMm } from "@storywall/domain/geometry/rect.ts";

/**
 * Returns by how much tiles are wider than the shopper's wall (B5); null where they fit, or where its width is
 * unknown.
 */
export const misfitMessage = (tiles: SizeMm, room: DesignRoom): string | null => {
  const fit = checkFit(tiles, wallWidthOfRoom(room));
  if (fit.kind !== "wider") return null;
  const wall = room.wallWidth === null ? "than your photo shows" : "than your wall";
  return `${Math.max(1, Math.round(fit.by / 10))} cm wider ${wall}`;
};
