import type { LinkedDesign } from "@storywall/contract/schemas/designLink.ts";
import { artItemIdOf } from "@storywall/domain/design/artPhoto.ts";
import type { Design } from "@storywall/domain/design/design.ts";

/** Returns the photos and art of a design, for a page that has not uploaded them itself. */
export const toDesignMedia = ({ photos }: Design): Pick<LinkedDesign, "photos" | "art"> => ({
  photos: photos.flatMap(({ id, handle, url, size }) =>
    handle && url && size && artItemIdOf(id) === null ? { userPhotoId: id, handle, url, ...size } : [],
  ),
  art: photos.flatMap(({ id, fileName, url, size }) => {
    const artItemId = artItemIdOf(id);
    return artItemId !== null && url && size ? { artItemId, title: fileName, url, ...size } : [];
  }),
});
