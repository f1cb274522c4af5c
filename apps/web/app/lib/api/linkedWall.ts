import { readWireWall } from "@storywall/contract/designWire.ts";
import { inRoom } from "@storywall/contract/linkedWall.ts";
import type { LinkedWall } from "@storywall/contract/schemas/designLink.ts";
import { artPhoto } from "@storywall/domain/design/artPhoto.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { px } from "@storywall/domain/units/units.ts";

/** The design of a wall that comes from the shop with its pictures; null for one that this page cannot show. */
export const designOfLinkedWall = ({ room, photos, art, ...tiles }: LinkedWall): Design | null => {
  const pictures = [
    ...photos.map(({ userPhotoId, handle, url, width, height }) => ({
      id: userPhotoId,
      // Its own name never left the device that it came from.
      fileName: "your photo",
      size: { width: px(width), height: px(height) },
      url,
      handle,
    })),
    ...art.map(({ artItemId, url, ...item }) => artPhoto({ id: artItemId, ...item }, url)),
  ];
  const wall = readWireWall(tiles, pictures);
  // What waits in the tray came along too.
  return wall.kind === "design" ? inRoom({ ...wall.design, photos: pictures }, room) : null;
};
