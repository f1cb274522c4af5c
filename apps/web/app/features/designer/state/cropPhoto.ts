import type { Crop } from "@storywall/domain/crop/crop.ts";
import { setCrop } from "@storywall/domain/design/commands/commands.ts";
import { showToast } from "../../../lib/page/toast.ts";
import { designOf } from "./designerState.ts";
import type { DesignerStore } from "./designerStore.ts";

/** A crop, and the photo that it was made for, as it hung in a tile. */
type PhotoCrop = { readonly tile: string; readonly photoId: string; readonly crop: Crop };

/** Crops the photo in a tile. While somebody was at it, another tab may have hung something else there: that is left as it is. */
export const cropPhoto = (store: DesignerStore, { tile, photoId, crop }: PhotoCrop): void => {
  const { run } = store.getState();
  const hangs = designOf(store.getState()).tiles.find(({ name }) => name === tile)?.photoId;
  if (hangs === photoId) run(setCrop, { tile, crop });
  else
    showToast("info", "This photo hangs there no more: it was changed in another tab. Nothing was cropped.");
};
