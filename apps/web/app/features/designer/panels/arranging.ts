import { arrangePhotos, shufflePhotos } from "@storywall/domain/design/arrange/arrangePhotos.ts";
import { showToast } from "../../../lib/page/toast.ts";
import type { DesignerStore } from "../state/designerStore.ts";
import { showUndoToast } from "../status/showUndoToast.ts";

/** B3: hangs all photos where they suit best, and says so. */
export const arrange = (store: DesignerStore, failedPhotoIds: readonly string[], hasUndo: boolean): void => {
  const { history, run } = store.getState();
  const choice = { excludedPhotoIds: failedPhotoIds };
  if (!arrangePhotos.isPossible(history.present, choice)) {
    showToast("info", "Your photos already hang where they suit best.");
    return;
  }
  run(arrangePhotos, choice);
  if (hasUndo) showUndoToast(store, "Arranged by shape and sharpness. Undo brings your order back.");
  else showToast("info", "Arranged by shape and sharpness.");
};

/** B3: hangs them in another way that suits about as well. */
export const shuffle = (store: DesignerStore): void => {
  const { history, run } = store.getState();
  const seed = crypto.randomUUID();
  if (shufflePhotos.run(history.present, { seed }) === history.present) {
    showToast("info", "No other way suits these photos as well. Drag them where you want them.");
  } else run(shufflePhotos, { seed });
};
