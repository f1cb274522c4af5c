import sharp from "sharp";
import type { RoomParts } from "./roomParts.server.ts";

/** How far furniture's shadow is moved to the right and down, how soft it is (mm), and how dark. */
const FURNITURE_SHADOW = { right: 95, down: 30, blur: 42, share: 0.75 } as const;
const SMALLER = 4;

/** Returns how much furniture hides the window from the wall, for each pixel from 0 to 1. */
export const shadeOfFurniture = async (
  { furniture, width, height }: RoomParts,
  scale: number,
): Promise<Float32Array> => {
  const solid = new Uint8Array(width * height);
  for (let pixel = 0; pixel < solid.length; pixel += 1)
    solid[pixel] = (furniture[pixel * 4 + 3] ?? 0) > 200 ? 255 : 0;
  const small = { width: Math.ceil(width / SMALLER), height: Math.ceil(height / SMALLER) };
  const soft = await sharp(solid, { raw: { width, height, channels: 1 } })
    .resize({ ...small, fit: "fill" })
    .blur(Math.max(0.4, (FURNITURE_SHADOW.blur * scale) / SMALLER))
    .extractChannel(0)
    .raw()
    .toBuffer();
  const result = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const x = Math.max(0, (column - FURNITURE_SHADOW.right * scale) / SMALLER - 0.5);
      const y = Math.max(0, (row - FURNITURE_SHADOW.down * scale) / SMALLER - 0.5);
      const [left, top] = [
        Math.min(small.width - 2, Math.floor(x)),
        Math.min(small.height - 2, Math.floor(y)),
      ];
      const first = top * small.width + left;
      const [u, v] = [Math.min(1, x - left), Math.min(1, y - top)];
      const upper = (soft[first] ?? 0) * (1 - u) + (soft[first + 1] ?? 0) * u;
      const lower = (soft[first + small.width] ?? 0) * (1 - u) + (soft[first + small.width + 1] ?? 0) * u;
      result[row * width + column] = (FURNITURE_SHADOW.share * (upper + (lower - upper) * v)) / 255;
    }
  return result;
};
