import { rug, sofa } from "./livingRoom.ts";
import type { Room } from "./room.ts";

/** A wall with nothing before it. */
export const plainWall: Room = {
  key: "plainWall",
  name: "Plain wall",
  view: { width: 2400, above: 2350, below: 320 },
  needs: 0,
  furnitureHeight: 300,
  eyeLevel: 1550,
  personAt: 760,
  furniture: () => [],
};

/** The same with a three-seat sofa, the thing whose size everybody knows. */
export const sofaWall: Room = {
  ...plainWall,
  key: "sofaWall",
  view: { width: 3000, above: 2350, below: 380 },
  needs: 2500,
  furnitureHeight: 830,
  personAt: 1330,
  furniture: () => [...rug(), ...sofa()],
};
