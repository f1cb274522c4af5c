import { LAYOUT_GALLERY_KEYS, type LayoutGalleryKey } from "./galleryWallKeys.ts";
import type { TemplateKey } from "./templateKeys.ts";

const LAYOUTS: Readonly<Record<LayoutGalleryKey, TemplateKey>> = {
  gallery_pair: "flex_two_frames",
  gallery_trio: "flex_three_frames",
  gallery_four_in_a_row: "flex_four_frames",
  gallery_four_square: "grid_four_frames",
  gallery_gathering: "mixed_absolute_four_frames",
};

/** Returns the layout whose frames a gallery wall has; undefined for a composed one. */
export const findLayoutOfGallery = (wall: string): TemplateKey | undefined => {
  const key = LAYOUT_GALLERY_KEYS.find((known) => known === wall);
  return key && LAYOUTS[key];
};

/** Returns the gallery wall with the frames of a layout. */
export const getGalleryOfLayout = (layout: TemplateKey): LayoutGalleryKey => {
  const key = LAYOUT_GALLERY_KEYS.find((known) => LAYOUTS[known] === layout);
  if (key === undefined) throw new Error(`No gallery wall hangs like ${layout}`);
  return key;
};
