import sharp, { type Sharp } from "sharp";
import { embedBitmaps } from "./bitmaps.server.ts";
import { photographRoom } from "./photographRoom.server.ts";
import { renderIllustration } from "./renderIllustration.server.ts";
import { roomOfIllustration } from "./roomOfIllustration.server.ts";

/** Returns an illustration in `width` px, a room as a camera sees it; null when there is none of that name. */
export const drawIllustration = async (name: string, width: number): Promise<Sharp | null> => {
  const markup = renderIllustration(name);
  if (markup === null) return null;
  // The SVG is our own, so sharp decodes no untrusted input here.
  const drawn = sharp(Buffer.from(await embedBitmaps(markup))).resize({ width });
  const room = roomOfIllustration(name);
  if (room === null) return drawn;
  const { data, info } = await drawn.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height };
  const photograph = await photographRoom({ pixels: data, ...size }, room);
  return sharp(photograph, { raw: { ...size, channels: 3 } });
};
