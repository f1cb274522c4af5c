import { showToast } from "../../../lib/page/toast.ts";
import type { DesignerStore } from "../state/designerStore.ts";

/** Says what the last step has done and that undo takes it back; no longer than that is so: undo means each step in its turn. */
export const tellUndoable = (store: DesignerStore, words: string): void => {
  const { lastStep } = store.getState();
  const over = new AbortController();
  const stop = store.subscribe((state) => {
    if (state.lastStep === lastStep) return;
    stop();
    over.abort();
  });
  showToast("info", words, over.signal);
};
