import sharp from "sharp";

type CellColours = readonly (readonly number[])[];

/**
 * Returns the mean sRGB colour of each of nine equal cells of an upright image (its bytes or its path), row by row
 * from the top left. It reveals a wrong rotation, an ignored colour profile, inverted inks, and black in place of
 * transparency.
 */
export const meanCellColours = async (image: Uint8Array | string): Promise<CellColours> => {
  const { data, info } = await sharp(image)
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const sums = Array.from({ length: 9 }, () => ({ pixels: 0, colour: [0, 0, 0] }));
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * 3) / height) * 3;
    for (let x = 0; x < width; x += 1) {
      const sum = sums[row + Math.floor((x * 3) / width)];
      if (!sum) continue;
      sum.pixels += 1;
      const at = (y * width + x) * channels;
      sum.colour.forEach((value, channel) => {
        sum.colour[channel] = value + (data[at + Math.min(channel, channels - 1)] ?? 0);
      });
    }
  }
  return sums.map(({ pixels, colour }) => colour.map((value) => value / pixels));
};

/** Returns the largest difference of a channel in any cell (of 255). */
export const maxCellDifference = (actual: CellColours, expected: CellColours): number =>
  Math.max(
    ...expected.flatMap((colour, cell) =>
      colour.map((value, channel) => Math.abs(value - (actual[cell]?.[channel] ?? Number.NaN))),
    ),
  );
