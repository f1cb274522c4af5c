import sharp from "sharp";
import type { RoomParts } from "./roomParts.server.ts";

/** Offset of a furniture shadow to the right and down, and its blur in sunlight and under a bright sky, in mm. */
const SHADOW = { right: 95, down: 30, inSun: 24, underSky: 46 } as const;
/** A shadow as soft as this needs few pixels. */
const SMALLER = 4;

/**
 * Returns the shadow of furniture on the wall, from 0 to 255 for each pixel: harder in a room that has sun. `scale` is in pixels per mm of
 * the wall.
 */
export const shadeOfFurniture = async (
  { furniture, width, height }: RoomParts,
  scale: number,
  hasSun: boolean,
): Promise<Uint8Array> => {
  const blur = hasSun ? SHADOW.inSun : SHADOW.underSky;
  const solid = new Uint8Array(width * height);
  // Half-transparent pixels are excluded: there the picture of the furniture already includes its shadow.
  for (let pixel = 0; pixel < solid.length; pixel += 1)
    solid[pixel] = (furniture[pixel * 4 + 3] ?? 0) > 200 ? 255 : 0;
  const small = { width: Math.ceil(width / SMALLER), height: Math.ceil(height / SMALLER) };
  const soft = await sharp(solid, { raw: { width, height, channels: 1 } })
    .resize({ ...small, fit: "fill" })
    .blur(Math.max(0.4, (blur * scale) / SMALLER))
    .extend({
      left: Math.round((SHADOW.right * scale) / SMALLER),
      top: Math.round((SHADOW.down * scale) / SMALLER),
      extendWith: "copy",
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(soft.data, { raw: soft.info })
    .extract({ left: 0, top: 0, ...small })
    .resize({ width, height, fit: "fill" })
    .extractChannel(0)
    .raw()
    .toBuffer();
};
