import type { Crop } from "@storywall/domain/crop/crop.ts";
import { setCrop } from "@storywall/domain/design/commands/photoCommands.ts";
import { showToast } from "../../../lib/page/toast.ts";
import { designOf } from "./designerState.ts";
import type { DesignerStore } from "./designerStore.ts";

/** A crop with the tile and the photo that it was made for. */
type PhotoCrop = { readonly tile: string; readonly photoId: string; readonly crop: Crop };

/**
 * Crops the photo in a tile. Another tab may have hung another photo there while the crop dialog was open: that photo
 * is not cropped, and a toast says so.
 */
export const cropPhoto = (store: DesignerStore, { tile, photoId, crop }: PhotoCrop): void => {
  const { run } = store.getState();
  const currentPhotoId = designOf(store.getState()).tiles.find(({ name }) => name === tile)?.photoId;
  if (currentPhotoId === photoId) run(setCrop, { tile, crop });
  else
    showToast(
      "info",
      "This photo is no longer in that tile: it was changed in another tab. Nothing was cropped.",
    );
};
