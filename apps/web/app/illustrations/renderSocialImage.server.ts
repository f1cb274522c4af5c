import { HERO_WALL } from "../lib/samples/heroWall.ts";
import { photographScene } from "./drawIllustration.server.ts";
import type { ImageFile } from "./fileCache.server.ts";
import { offerForSharing, sofaForSharing } from "./offers.server.ts";
import { renderOnce } from "./renderOnce.server.ts";
import type { RoomScene } from "./roomScene.server.ts";
import { SOCIAL_IMAGE_SIZE } from "./socialImage.ts";

/**
 * Renders a JPEG of `SOCIAL_IMAGE_SIZE`: a layout, set or gallery wall in its room, or the wall of the home page
 * (`home`) above the sofa. Null when it is not sold.
 */
export const renderSocialImage = (key: string): Promise<ImageFile | null> =>
  renderOnce(`social-${key}.jpg`, async () => {
    const scene = key === "home" ? sofaForSharing(HERO_WALL) : offerForSharing(key);
    return scene && encodeJpeg(scene);
  });

const encodeJpeg = async (scene: RoomScene): Promise<ImageFile> => {
  const { width, height } = SOCIAL_IMAGE_SIZE;
  const picture = await photographScene(scene, width);
  return new Uint8Array(await picture.resize(width, height).jpeg({ quality: 84 }).toBuffer());
};
