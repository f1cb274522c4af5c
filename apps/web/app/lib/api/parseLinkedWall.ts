import { parseWireDesign } from "@storywall/contract/designWire.ts";
import { withRoom } from "@storywall/contract/linkedDesign.ts";
import type { LinkedDesign } from "@storywall/contract/schemas/designLink.ts";
import { createArtPhoto } from "@storywall/domain/design/artPhoto.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { px } from "@storywall/domain/units/units.ts";

/** The design of a wall that comes from the shop with its pictures; null for one that this page cannot show. */
export const parseLinkedWall = ({ room, photos, art, ...tiles }: LinkedDesign): Design | null => {
  const allPhotos = [
    ...photos.map(({ userPhotoId, handle, url, width, height }) => ({
      id: userPhotoId,
      // Its own name never left the device that it came from.
      fileName: "your photo",
      size: { width: px(width), height: px(height) },
      url,
      handle,
    })),
    ...art.map(({ artItemId, url, ...item }) => createArtPhoto({ id: artItemId, ...item }, url)),
  ];
  const parsed = parseWireDesign(tiles, allPhotos);
  // What waits in the tray came along too.
  return parsed.kind === "ok" ? withRoom({ ...parsed.design, photos: allPhotos }, room) : null;
};
