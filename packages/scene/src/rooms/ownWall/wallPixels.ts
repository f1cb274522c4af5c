/** A small copy of a photo of a wall: sRGB, four channels per pixel, row by row from the top left. */
export type WallPixels = {
  readonly data: Uint8ClampedArray | Uint8Array;
  readonly width: number;
  readonly height: number;
};

/** The light of a pixel: the logarithms of its luminance and of the ratio of its red to its blue. */
export type LightSample = {
  readonly tone: number;
  readonly warmth: number;
  readonly tint: number;
  /** True when a channel is at its maximum, so that the colour is not that of the light. */
  readonly isClipped: boolean;
};

const DARKEST = 1 / 512;
/** The linear light of a channel of 253. */
const CLIPPED = 0.98;

/** Returns the linear light (0 to 1) of an sRGB channel (0 to 255). */
export const toLinear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Returns the sRGB channel (0 to 255) of a linear light (0 to 1). */
export const toChannel = (light: number): number => {
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, share)));
};

/** Returns the samples of all pixels. */
export const samplesOf = ({ data, width, height }: WallPixels): readonly LightSample[] =>
  Array.from({ length: width * height }, (_, index) => {
    const light = (channel: number): number => toLinear(data[index * 4 + channel] ?? 0) + DARKEST;
    const [red, green, blue] = [light(0), light(1), light(2)];
    return {
      tone: Math.log(0.2126 * red + 0.7152 * green + 0.0722 * blue),
      warmth: Math.log(red / blue),
      tint: Math.log(green / Math.sqrt(red * blue)),
      isClipped: Math.max(red, green, blue) >= CLIPPED,
    };
  });

/** Returns the value that this share of the values is below; 0 when there are none. */
export const quantile = (values: readonly number[], share: number): number =>
  // A typed array sorts numbers ten times as fast.
  Float64Array.from(values).sort()[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
