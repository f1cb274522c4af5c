import sharp from "sharp";

/**
 * Returns a PNG of four colours: red top left, green top right, blue bottom left, yellow bottom right. A wrong
 * rotation, mirroring or crop puts a colour into the wrong corner. Sides in px, even numbers.
 */
export const createQuadrantImage = async (width: number, height: number): Promise<Buffer> => {
  const quarter = (colour: string): Promise<Buffer> =>
    sharp({ create: { width: width / 2, height: height / 2, channels: 3, background: colour } })
      .png()
      .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } })
    .composite([
      { input: await quarter("#00ff00"), left: width / 2, top: 0 },
      { input: await quarter("#0000ff"), left: 0, top: height / 2 },
      { input: await quarter("#ffff00"), left: width / 2, top: height / 2 },
    ])
    .png()
    .toBuffer();
};

/**
 * Returns the quadrant that a pixel is from, with tolerance for compression and scaling; else its bits, for the
 * test's message.
 */
export const quadrantColourOf = ({
  red,
  green,
  blue,
}: {
  red: number;
  green: number;
  blue: number;
}): string => {
  const bits = [red, green, blue].map((channel) => (channel > 128 ? 1 : 0)).join("");
  return { "100": "red", "010": "green", "001": "blue", "110": "yellow" }[bits] ?? bits;
};
