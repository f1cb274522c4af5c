import sharp from "sharp";

/** A picture as lightness alone, a number of 0 to 255 for each pixel, row by row. */
export type Lightness = { readonly width: number; readonly height: number; readonly values: Float64Array };

/** A picture file, or a part of one, as lightness (ITU-R BT.601, as Wang's measure has it), brought to a size where one is asked for. */
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

/** The inside of a picture, without a rim of so many pixels on each side. */
export const withoutBorder = ({ width, height, values }: Lightness, border: number): Lightness => {
  const inner = { width: width - 2 * border, height: height - 2 * border };
  const innerValues = new Float64Array(inner.width * inner.height);
  for (let y = 0; y < inner.height; y += 1) {
    const from = (y + border) * width + border;
    innerValues.set(values.subarray(from, from + inner.width), y * inner.width);
  }
  return { ...inner, values: innerValues };
};
