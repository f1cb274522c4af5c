import type { Design } from "@storywall/domain/design/design.ts";
import { MAX_PHOTOS_PER_DESIGN } from "@storywall/domain/design/limits.ts";
import { designKeyOfLine } from "./lineOfDesign.ts";
import { loadSavedDesign } from "./savedDesign.ts";

/**
 * Returns the design of a cart line with the other photos of the wall that became the line, in its tray. The line has
 * only those that hang, and a shopper who edits it may want another one instead.
 */
export const withTrayOfLine = (design: Design, uuid: string): Design => {
  const designKey = designKeyOfLine(uuid);
  const photos = (designKey && loadSavedDesign(designKey)?.design.photos) || [];
  const hanging = new Set(design.photos.map(({ id }) => id));
  const others = photos.filter(({ id }) => !hanging.has(id));
  return others.length === 0
    ? design
    : { ...design, photos: [...design.photos, ...others].slice(0, MAX_PHOTOS_PER_DESIGN) };
};
