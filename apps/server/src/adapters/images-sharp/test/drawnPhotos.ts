import { writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";

/**
 * Corner colours of the drawn photo as seen upright; all different, so that every turn and mirror image is detected.
 */
const QUADRANTS = {
  topLeft: [255, 0, 0],
  topRight: [0, 200, 0],
  bottomLeft: [0, 0, 255],
  bottomRight: [255, 220, 0],
} as const;
type Corner = keyof typeof QUADRANTS;
const CORNERS = ["topLeft", "topRight", "bottomLeft", "bottomRight"] as const satisfies readonly Corner[];

const cornerAt = (x: number, y: number, width: number, height: number): Corner => {
  const isLeft = x < width / 2;
  return y < height / 2 ? (isLeft ? "topLeft" : "topRight") : isLeft ? "bottomLeft" : "bottomRight";
};

/** Returns, for an EXIF orientation, where the file stores the pixel that is seen at (x, y) of the upright photo. */
const TO_STORED_POSITION: Record<
  number,
  (x: number, y: number, right: number, bottom: number) => [number, number]
> = {
  1: (x, y) => [x, y],
  2: (x, y, right) => [right - x, y],
  3: (x, y, right, bottom) => [right - x, bottom - y],
  4: (x, y, _right, bottom) => [x, bottom - y],
  5: (x, y) => [y, x],
  6: (x, y, right) => [y, right - x],
  7: (x, y, right, bottom) => [bottom - y, right - x],
  8: (x, y, _right, bottom) => [bottom - y, x],
};

/**
 * Draws a photo of four coloured quadrants, `width` by `height` px when upright, stored in the given EXIF
 * orientation.
 */
export const quadrants = (width = 320, height = 240, orientation = 1): Sharp => {
  const [storedWidth, storedHeight] = orientation < 5 ? [width, height] : [height, width];
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [column, row] = TO_STORED_POSITION[orientation]?.(x, y, width - 1, height - 1) ?? [x, y];
      pixels.set(QUADRANTS[cornerAt(x, y, width, height)], (row * storedWidth + column) * 3);
    }
  }
  const raw = { width: storedWidth, height: storedHeight, channels: 3 } as const;
  return sharp(pixels, { raw }).withMetadata({ orientation });
};

/** Returns the colour in the middle of each quadrant of an image file. */
const cornerColoursOf = async (path: string): Promise<Record<Corner, number[]>> => {
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
  const colours: Record<Corner, number[]> = { topLeft: [], topRight: [], bottomLeft: [], bottomRight: [] };
  CORNERS.forEach((corner, index) => {
    const x = Math.floor(info.width * (index % 2 === 0 ? 0.25 : 0.75));
    const y = Math.floor(info.height * (index < 2 ? 0.25 : 0.75));
    const at = (y * info.width + x) * info.channels;
    colours[corner] = [...data.subarray(at, at + 3)];
  });
  return colours;
};

/** Returns the greatest difference to the drawn colours, of all corners and channels (0 to 255). */
export const distanceToQuadrants = async (path: string): Promise<number> => {
  const colours = await cornerColoursOf(path);
  return Math.max(
    ...CORNERS.flatMap((corner) =>
      QUADRANTS[corner].map((value, channel) => Math.abs(value - (colours[corner][channel] ?? Number.NaN))),
    ),
  );
};

/** Writes the bytes to `path` and returns the path. */
export const writePhoto = async (path: string, bytes: Uint8Array | string): Promise<string> => {
  await writeFile(path, bytes);
  return path;
};
