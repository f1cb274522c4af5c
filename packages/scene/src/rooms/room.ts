import type { Drawing } from "../operations.ts";

/**
 * A room at life size, in mm of the wall's plane. The origin is in the middle of the wall where it meets the floor: x
 * to the right, y down, so the top of furniture that is 850 mm high is at y = -850.
 */
export type Room = {
  readonly key: string;
  readonly name: string;
  /** Area to show around the middle: width of the wall, height above the floor, and floor in front of it. */
  readonly view: { readonly width: number; readonly above: number; readonly below: number };
  /** The narrowest wall that the furniture fits; with a narrower one it would overlap the corners. */
  readonly minWallWidth: number;
  /** Height of the furniture below the tiles. */
  readonly furnitureHeight: number;
  /** Height of the tiles' middle above the floor, at an adult's eyes, unless furniture needs them higher. */
  readonly eyeLevel: number;
  /** x of the person in front of the wall, who must not hide the furniture that shows the scale. */
  readonly personX: number;
  readonly furniture: () => Drawing;
};
