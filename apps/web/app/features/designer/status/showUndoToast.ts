import { showToast, type ToastAction } from "../../../lib/page/toast.ts";
import type { DesignerStore } from "../state/designerStore.ts";

let shown: AbortController | null = null;

/** Dismisses the toast when its wall is closed: its Undo would change a wall out of view. */
export const dismissUndoToast = (): void => shown?.abort();

/**
 * Shows a toast that says what the last step did, with a button that undoes it. The next step dismisses it, because
 * undo would then revert that step. `undo`: when more than the step is undone, as after a change of layout. `action`:
 * another thing that can be done about it.
 */
export const showUndoToast = (
  store: DesignerStore,
  message: string,
  {
    undo = () => store.getState().undo(),
    action,
  }: { readonly undo?: () => void; readonly action?: ToastAction } = {},
): void => {
  const { lastStep } = store.getState();
  const expiry = new AbortController();
  shown = expiry;
  const unsubscribe = store.subscribe((state) => {
    if (state.lastStep === lastStep) return;
    unsubscribe();
    expiry.abort();
  });
  showToast("info", message, {
    undo,
    ...(action && { action }),
    dismissSignal: expiry.signal,
  });
};
