import { rug, sofa } from "./livingRoom.ts";
import type { Room } from "./room.ts";

/** A wall without furniture. */
export const plainWall: Room = {
  key: "plainWall",
  name: "Plain wall",
  view: { width: 2400, above: 2350, below: 320 },
  minWallWidth: 0,
  furnitureHeight: 300,
  eyeLevel: 1550,
  personX: 760,
  furniture: () => [],
};

/** The plain wall with a three-seat sofa, a size that people know. */
export const sofaWall: Room = {
  ...plainWall,
  key: "sofaWall",
  view: { width: 3000, above: 2350, below: 380 },
  minWallWidth: 2500,
  furnitureHeight: 830,
  personX: 1330,
  furniture: () => [...rug(), ...sofa()],
};
