import { arrangePhotos, shufflePhotos } from "@storywall/domain/design/arrange/arrangePhotos.ts";
import { isGalleryWall } from "@storywall/domain/design/galleryWall.ts";
import { showToast } from "../../../lib/page/toast.ts";
import type { DesignerStore } from "../state/designerStore.ts";
import { showUndoToast } from "../status/showUndoToast.ts";

/** Hangs all photos where they suit best, and shows a toast with undo (B3). */
export const arrange = (store: DesignerStore, failedPhotoIds: readonly string[]): void => {
  const { history, run } = store.getState();
  const options = { excludedPhotoIds: failedPhotoIds };
  if (!arrangePhotos.isPossible(history.present, options)) {
    const hint = isGalleryWall(history.present) ? " “Arrange tiles” hangs them another way." : "";
    showToast("info", `Your photos are already in their best places.${hint}`);
    return;
  }
  run(arrangePhotos, options);
  showUndoToast(store, "Each photo now hangs where it suits best.");
};

/** Hangs the photos in another arrangement that suits about as well, and shows a toast with undo (B3). */
export const shuffle = (store: DesignerStore): void => {
  const { history, run } = store.getState();
  const seed = crypto.randomUUID();
  if (shufflePhotos.run(history.present, { seed }) === history.present) {
    showToast("info", "No other arrangement suits these photos as well. Drag them where you want them.");
    return;
  }
  run(shufflePhotos, { seed });
  showUndoToast(store, "Shuffled.");
};
