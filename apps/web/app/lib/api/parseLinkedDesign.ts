import { parseWireDesign } from "@storywall/contract/designWire.ts";
import { withRoom } from "@storywall/contract/linkedDesign.ts";
import type { LinkedDesign } from "@storywall/contract/schemas/designLink.ts";
import { createArtPhoto } from "@storywall/domain/design/artPhoto.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { px } from "@storywall/domain/units/units.ts";

/** Returns the design of a wall that the server sends with its photos; null when this page cannot show it. */
export const parseLinkedDesign = ({ room, photos, art, ...tiles }: LinkedDesign): Design | null => {
  const allPhotos = [
    ...photos.map(({ userPhotoId, handle, url, width, height }, index) => ({
      id: userPhotoId,
      // The file name never leaves the device that the photo was uploaded from.
      fileName: `Photo ${index + 1}`,
      size: { width: px(width), height: px(height) },
      url,
      handle,
    })),
    ...art.map(({ artItemId, url, ...item }) => createArtPhoto({ id: artItemId, ...item }, url)),
  ];
  const parsed = parseWireDesign(tiles, allPhotos);
  // All photos, also those in the tray, which are on no tile.
  return parsed.kind === "ok" ? withRoom({ ...parsed.design, photos: allPhotos }, room) : null;
};
