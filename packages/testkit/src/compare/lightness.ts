import sharp from "sharp";

/** The lightness of an image: a number from 0 to 255 for each pixel, row by row. */
export type Lightness = { readonly width: number; readonly height: number; readonly values: Float64Array };

/**
 * Returns the lightness of an image file or of a part of it (ITU-R BT.601, as in Wang's measure), resized to `size`
 * where given (px).
 */
export const lightnessOf = async (
  file: Buffer,
  {
    size,
    part,
  }: {
    readonly size?: { readonly width: number; readonly height: number };
    readonly part?: {
      readonly left: number;
      readonly top: number;
      readonly width: number;
      readonly height: number;
    };
  } = {},
): Promise<Lightness> => {
  let picture = sharp(file, { limitInputPixels: false }).removeAlpha();
  if (part) picture = picture.extract(part);
  if (size) picture = picture.resize({ ...size, fit: "fill", kernel: "lanczos3", fastShrinkOnLoad: false });
  const { data, info } = await picture.toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  const values = new Float64Array(info.width * info.height);
  for (let pixel = 0; pixel < values.length; pixel += 1) {
    const at = pixel * info.channels;
    values[pixel] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return { width: info.width, height: info.height, values };
};

/** Returns an image without a border of this many pixels on each side. */
export const withoutBorder = ({ width, height, values }: Lightness, border: number): Lightness => {
  const inner = { width: width - 2 * border, height: height - 2 * border };
  const innerValues = new Float64Array(inner.width * inner.height);
  for (let y = 0; y < inner.height; y += 1) {
    const from = (y + border) * width + border;
    innerValues.set(values.subarray(from, from + inner.width), y * inner.width);
  }
  return { ...inner, values: innerValues };
};
