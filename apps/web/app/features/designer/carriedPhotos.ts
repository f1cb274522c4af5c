import type { DesignPhoto } from "@storywall/domain/design/design.ts";

let carried: readonly DesignPhoto[] = [];

/** Photos on their way from one layout to another, within one page. */
export const carryPhotos = (photos: readonly DesignPhoto[]): void => {
  carried = photos;
};

/** Once: the layout that asks first gets them. */
export const takeCarriedPhotos = (): readonly DesignPhoto[] => {
  const photos = carried;
  carried = [];
  return photos;
};
