import sharp, { type Sharp } from "sharp";
import { embedBitmaps } from "./bitmaps.server.ts";
import { photographRoom } from "./photographRoom.server.ts";
import { renderIllustration } from "./renderIllustration.server.ts";
import { roomOfIllustration } from "./roomOfIllustration.server.ts";

/** Up to this width a room is drawn with more pixels first, since pixels between pixels are soft. */
const SMALL = 640;
const MORE_PIXELS = 1.5;

/** Returns an illustration in `width` px, a room as a camera sees it; null when there is none of that name. */
export const drawIllustration = async (name: string, width: number): Promise<Sharp | null> => {
  const markup = renderIllustration(name);
  if (markup === null) return null;
  const room = roomOfIllustration(name);
  const drawnWidth = room !== null && width <= SMALL ? Math.round(width * MORE_PIXELS) : width;
  // The SVG is our own, so sharp decodes no untrusted input here.
  const drawn = sharp(Buffer.from(await embedBitmaps(markup))).resize({ width: drawnWidth });
  if (room === null) return drawn;
  const { data, info } = await drawn.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  const photograph = await photographRoom({ pixels: data, ...size, scale: drawnWidth / width }, room);
  return sharp(photograph, { raw: { ...size, channels: 3 } }).resize({ width, kernel: "lanczos3" });
};
