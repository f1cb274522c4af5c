import { showToast } from "../../../lib/page/toast.ts";
import type { DesignerStore } from "../state/designerStore.ts";

/** Says what the last step has done and that undo takes it back; no longer than that is so: undo means each step in its turn. */
export const showUndoToast = (store: DesignerStore, message: string): void => {
  const { lastStep } = store.getState();
  const expiry = new AbortController();
  const unsubscribe = store.subscribe((state) => {
    if (state.lastStep === lastStep) return;
    unsubscribe();
    expiry.abort();
  });
  showToast("info", message, expiry.signal);
};
