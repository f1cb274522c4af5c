import sharp from "sharp";

type Pixel = {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
};

export type Pixels = {
  readonly width: number;
  readonly height: number;
  /** Returns the pixel nearest to a position in px. */
  readonly at: (x: number, y: number) => Pixel;
};

/** Decodes an image file (PNG, JPEG, SVG, …) to pixels. */
export const readPixels = async (file: Buffer | string): Promise<Pixels> => {
  const { data, info } = await sharp(typeof file === "string" ? Buffer.from(file) : file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    at: (x, y) => {
      const start = (Math.round(y) * info.width + Math.round(x)) * 4;
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(start, start + 4);
      return { red, green, blue, alpha };
    },
  };
};
