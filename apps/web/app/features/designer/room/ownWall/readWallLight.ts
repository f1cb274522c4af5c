import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import { estimateWallLight, type PhotoLight } from "@storywall/scene/rooms/ownWall/estimateWallLight.ts";

/** Light has no fine detail. So small a copy takes about ten ms, so no worker is needed. */
const COPY_WIDTH_PX = 96;

/** Reads the light of a wall photo of this size (mm); null when this browser cannot read its pixels. */
export const readWallLight = async (source: string, size: SizeMm): Promise<PhotoLight | null> => {
  const image = new Image();
  image.src = source;
  const isDecoded = await image.decode().then(
    () => true,
    () => false,
  );
  const height = Math.max(1, Math.round((COPY_WIDTH_PX * size.height) / size.width));
  const canvas = Object.assign(document.createElement("canvas"), { width: COPY_WIDTH_PX, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!isDecoded || context === null) return null;
  context.drawImage(image, 0, 0, COPY_WIDTH_PX, height);
  return estimateWallLight(context.getImageData(0, 0, COPY_WIDTH_PX, height), size);
};
