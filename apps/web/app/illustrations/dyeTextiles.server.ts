import { clamp } from "@storywall/domain/numbers/clamp.ts";

/**
 * A dye: which hues it applies to (degrees), the range of saturation in which it sets in, and its colour as factors of
 * red, green and blue.
 */
type Dye = {
  readonly hue: number;
  readonly reach: number;
  readonly colourful: readonly [number, number];
  readonly colour: readonly [number, number, number];
};

/**
 * Green cushions become blue, rust ones mustard. Timber and linen have hues between the two and are less saturated.
 */
const DYES: readonly Dye[] = [
  { hue: 100, reach: 60, colourful: [0.06, 0.12], colour: [0.82, 0.96, 1.1] },
  { hue: 17, reach: 9, colourful: [0.42, 0.5], colour: [1.16, 0.93, 0.52] },
];
/**
 * The colour of grey linen as factors of the beige one, and the saturations that tell linen from white and from
 * timber.
 */
const LINEN = { colour: [0.84, 0.88, 0.96], white: [0.1, 0.17], timber: [0.27, 0.36] } as const;

/** Dyes the textiles of furniture (RGBA) in other colours, each thread as bright as before. */
export const dyeTextiles = (pixels: Uint8Array): void => {
  for (let pixel = 0; pixel < pixels.length; pixel += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(pixel, pixel + 3);
    const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
    if (high === 0) continue;
    const colourful = (high - low) / high;
    const hue = hueOf(red, green, blue, high, low);
    const grey = 0.3 * red + 0.55 * green + 0.15 * blue;
    const undyed = ramp(LINEN.white, colourful) * (1 - ramp(LINEN.timber, colourful));
    let mixed = [
      red * mix(1, LINEN.colour[0], undyed),
      green * mix(1, LINEN.colour[1], undyed),
      blue * mix(1, LINEN.colour[2], undyed),
    ];
    for (const dye of DYES) {
      const share =
        ramp(dye.colourful, colourful) * clamp(2 - Math.abs(hue - dye.hue) / (dye.reach / 2), 0, 1);
      mixed = mixed.map((value, channel) => mix(value, grey * (dye.colour[channel] ?? 1), share));
    }
    for (const [channel, value] of mixed.entries())
      pixels[pixel + channel] = clamp(Math.round(value), 0, 255);
  }
};

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

const ramp = ([from, to]: readonly [number, number], value: number): number =>
  clamp((value - from) / (to - from), 0, 1);

const hueOf = (red: number, green: number, blue: number, high: number, low: number): number => {
  if (high === low) return 0;
  const range = high - low;
  if (high === red) return (60 * (green - blue)) / range;
  if (high === green) return 120 + (60 * (blue - red)) / range;
  return 240 + (60 * (red - green)) / range;
};
