import type { StraightenedPhoto } from "@storywall/domain/geometry/straighten.ts";
import { clamp } from "@storywall/domain/numbers/clamp.ts";

/** Rows that are computed before the page may respond again: about ten ms of work. */
const ROWS_PER_BATCH = 64;

/**
 * Returns the straightened photo of a wall: for each of its pixels the point in the photo, between four of the
 * photo's pixels. A canvas can shear and rotate but has no perspective, so this is computed here.
 */
export const straightenPhoto = async (
  photo: ImageBitmap,
  { width, height, toPhoto }: StraightenedPhoto,
): Promise<ImageData> => {
  const from = pixelsOf(photo);
  const to = new ImageData(width, height);
  const { a, b, c, d, e, f, g, h, i } = toPhoto;
  const [lastX, lastY] = [from.width - 1, from.height - 1];
  for (let y = 0; y < height; y += 1) {
    if (y % ROWS_PER_BATCH === ROWS_PER_BATCH - 1) await yieldToBrowser();
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x + 0.5, y + 0.5];
      const w = g * u + h * v + i;
      const atX = clamp((a * u + b * v + c) / w - 0.5, 0, lastX);
      const atY = clamp((d * u + e * v + f) / w - 0.5, 0, lastY);
      blend(from, atX, atY, to.data, (y * width + x) * 4);
    }
  }
  return to;
};

const pixelsOf = (photo: ImageBitmap): ImageData => {
  const canvas = new OffscreenCanvas(photo.width, photo.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("no canvas");
  context.drawImage(photo, 0, 0);
  return context.getImageData(0, 0, photo.width, photo.height);
};

/** Writes the colour between four pixels, each weighted by how near it is. */
const blend = (from: ImageData, x: number, y: number, to: Uint8ClampedArray, at: number): void => {
  const { data, width, height } = from;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [partX, partY] = [x - left, y - top];
  const right = left + 1 < width ? 4 : 0;
  const below = top + 1 < height ? width * 4 : 0;
  const first = (top * width + left) * 4;
  for (let channel = 0; channel < 3; channel += 1) {
    const offset = first + channel;
    const upper = (data[offset] ?? 0) * (1 - partX) + (data[offset + right] ?? 0) * partX;
    const lower = (data[offset + below] ?? 0) * (1 - partX) + (data[offset + below + right] ?? 0) * partX;
    to[at + channel] = upper * (1 - partY) + lower * partY;
  }
  to[at + 3] = 255;
};

const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Returns the photo as a JPEG file, to be saved in the browser. */
export const encodeJpeg = async (bitmap: ImageBitmap): Promise<Blob> => {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  context.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.88 });
};
