import type { Drawing } from "../operations.ts";

/**
 * A room of ours at life size. Millimetres in the wall's plane, the origin in the middle of the wall where it meets the
 * floor: x to the right, y down, so that what stands 850 mm high ends at y = -850.
 */
export type Room = {
  readonly key: string;
  readonly name: string;
  /** What to show around the middle: width of the wall, height of the wall above the floor, depth of floor in front. */
  readonly view: { readonly width: number; readonly above: number; readonly below: number };
  /** How wide a wall the furniture takes; before a narrower one it would stand in the corner. */
  readonly minWallWidth: number;
  /** How high the furniture stands below where pictures hang; they keep a hand's distance from it. */
  readonly furnitureHeight: number;
  /** Height of a hung wall's middle above the floor, where furniture does not push it up: an adult's eyes. */
  readonly eyeLevel: number;
  /** Where a person stands who looks at the wall: clear of the furniture that one must see. */
  readonly personX: number;
  readonly furniture: () => Drawing;
};
