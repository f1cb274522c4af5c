import { randomBetween, seededRandom } from "@storywall/domain/random/random.ts";
import type { RoomVariant } from "../../lib/samples/offerRooms.ts";

/** How one picture was taken and finished: no photographer takes twenty of them in one light, with one lens and one setting. */
export type CameraSettings = {
  /** How much brighter the picture is, as a factor of its pixels. */
  readonly exposure: number;
  /** How much more red and less blue it has: the camera's guess of white. */
  readonly warmth: number;
  /** How much darker the lower middle tones are, and how much lighter the upper ones, of 255. */
  readonly contrast: number;
  /** How much of its colour the picture keeps: contrast makes it more colourful than the room. */
  readonly colour: number;
  /** By how much grain changes a pixel, of 255. */
  readonly grain: number;
  /** How blurred what is in focus is, in widths: no lens is as sharp as a drawing. */
  readonly blur: number;
  /** How blurred what stands nearest to the camera is, in widths: a wide lens opening is sharp on the wall alone. */
  readonly nearBlur: number;
  /** How much darker the corners are. */
  readonly vignette: number;
  /** How much light of the window, which is beside the picture, is scattered into it by the lens. */
  readonly veil: number;
};

/** Pictures with rulers: nothing is told by their light. */
export const PLAIN_SETTINGS: CameraSettings = {
  exposure: 1.02,
  warmth: 0,
  contrast: 9,
  colour: 0.92,
  grain: 3.4,
  blur: 0.00036,
  nearBlur: 0.0008,
  vignette: 0.06,
  veil: 0,
};

/** Returns the camera settings of a room variant, always the same for one variant. */
export const settingsOf = ({ room, wallColour, isMirrored, isDyed }: RoomVariant): CameraSettings => {
  const random = seededRandom(`look of ${room} ${wallColour} ${isMirrored} ${isDyed}`);
  return {
    exposure: randomBetween(random, 0.99, 1.05),
    warmth: randomBetween(random, -0.022, 0.026),
    contrast: randomBetween(random, 7, 13.5),
    colour: randomBetween(random, 0.87, 0.98),
    grain: randomBetween(random, 2.2, 4.4),
    blur: randomBetween(random, 0.0002, 0.0005),
    vignette: randomBetween(random, 0.04, 0.13),
    veil: randomBetween(random, 0, 15),
    nearBlur: randomBetween(random, 0.0007, 0.0026),
  };
};
