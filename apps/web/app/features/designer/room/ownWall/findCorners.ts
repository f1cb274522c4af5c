import type { Quad } from "@storywall/domain/geometry/homography.ts";
import { findRectangle } from "@storywall/scene/rooms/ownWall/findRectangle.ts";

/** Straight edges are visible in a copy as small as this, and it is read in a few ms. */
const COPY_WIDTH_PX = 180;

/** Returns the corners of something rectangular in a photo, in px of the photo; null when nothing clearly is one. */
export const findCorners = (photo: ImageBitmap): Quad | null => {
  const scale = photo.width / COPY_WIDTH_PX;
  const height = Math.max(1, Math.round(photo.height / scale));
  const context = new OffscreenCanvas(COPY_WIDTH_PX, height).getContext("2d", { willReadFrequently: true });
  if (context === null) return null;
  context.drawImage(photo, 0, 0, COPY_WIDTH_PX, height);
  const found = findRectangle(context.getImageData(0, 0, COPY_WIDTH_PX, height));
  if (found === null) return null;
  const [one, two, three, four] = found;
  const inPhoto = ({ x, y }: Quad[number]) => ({ x: x * scale, y: y * scale });
  return [inPhoto(one), inPhoto(two), inPhoto(three), inPhoto(four)];
};
