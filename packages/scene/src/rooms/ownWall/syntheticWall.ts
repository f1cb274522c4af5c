import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import { toChannel, type WallPixels } from "./wallPixels.ts";

/** A wall whose light is known, for tests. Logarithms are per metre, as in `LightEstimate`. */
export type KnownWall = {
  readonly size: SizeMm;
  readonly across: number;
  readonly down: number;
  readonly warmth: number;
  /** Brightness of the middle (linear), and the paint's own colour under white light. */
  readonly level: number;
  readonly paint: readonly [number, number, number];
  /** Width of the soft edge of a shadow on the wall, in mm; null without a shadow. */
  readonly penumbra: number | null;
  /** Objects in front of the wall, as fractions of the photo. */
  readonly things: readonly {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
    readonly colour: readonly [number, number, number];
  }[];
  readonly noise: number;
  readonly seed: number;
};

const SHADOW_DEPTH = 0.45;

/** Draws a photo of a wall whose light is known. */
export const drawKnownWall = (wall: KnownWall, width = 56): WallPixels => {
  const height = Math.max(1, Math.round((width * wall.size.height) / wall.size.width));
  const data = new Uint8ClampedArray(width * height * 4);
  let state = wall.seed + 1;
  const random = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648 - 0.5;
  };
  const light = [wall.warmth / 2, 0, -wall.warmth / 2].map(Math.exp);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const [u, v] = [(column + 0.5) / width, (row + 0.5) / height];
      const [x, y] = [(u - 0.5) * (wall.size.width / 1000), (v - 0.5) * (wall.size.height / 1000)];
      const thing = wall.things.find(
        ({ left, top, width: wide, height: high }) =>
          u >= left && u < left + wide && v >= top && v < top + high,
      );
      const bright =
        wall.level * Math.exp(wall.across * x + wall.down * y) * (1 - SHADOW_DEPTH * shadeAt(wall, u));
      for (const [channel, own] of (thing?.colour ?? wall.paint).entries())
        data[(row * width + column) * 4 + channel] =
          toChannel(bright * own * (light[channel] ?? 1)) + Math.round(wall.noise * random());
      data[(row * width + column) * 4 + 3] = 255;
    }
  return { data, width, height };
};

/** Returns the darkness of a band of shadow over the right third, with two soft edges. */
const shadeAt = ({ penumbra, size }: KnownWall, u: number): number => {
  if (penumbra === null) return 0;
  const edge = (at: number): number => {
    const share = Math.min(1, Math.max(0, ((u - at) * size.width) / penumbra + 0.5));
    return share * share * (3 - 2 * share);
  };
  return edge(0.62) * (1 - edge(0.85));
};
