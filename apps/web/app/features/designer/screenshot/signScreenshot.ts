import type { ImageSize } from "./imageSize.ts";

const SHOP_NAME = "Storywall";
/** Height of the text, as a fraction of the image's short side. */
const TEXT_HEIGHT = 0.022;
const MARGIN = 0.018;
/** As a fraction of the range from black to white. On a darker background a light text is easier to read. */
const DARK_PAINT = 0.45;

type Context = Pick<
  CanvasRenderingContext2D,
  "font" | "fillStyle" | "textAlign" | "textBaseline" | "fillText" | "getImageData"
>;

/**
 * Writes the shop's name in small type into the lower right corner, which shows wall or floor, so that a screenshot
 * that is passed on names its source.
 */
export const signScreenshot = (context: Context, { width, height }: ImageSize): void => {
  const side = Math.min(width, height);
  const margin = Math.round(side * MARGIN);
  const [red = 0, green = 0, blue = 0] = context.getImageData(width - margin, height - margin, 1, 1).data;
  const lightness = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  context.font = `500 ${Math.round(side * TEXT_HEIGHT)}px Fraunces, Georgia, serif`;
  context.textAlign = "right";
  context.textBaseline = "alphabetic";
  context.fillStyle = lightness < DARK_PAINT ? "rgb(251 250 247 / 0.85)" : "rgb(30 36 33 / 0.7)";
  context.fillText(SHOP_NAME, width - margin, height - margin);
};
