import { showToast, type ToastAction } from "../../../lib/page/toast.ts";
import type { DesignerStore } from "../state/designerStore.ts";

let shown: AbortController | null = null;

/** Dismisses the toast when its wall is left: its Undo would change a wall out of sight. */
export const dismissUndoToast = (): void => shown?.abort();

/**
 * Shows a toast that says what the last step did, with a button that takes it back. The next step dismisses it, because
 * undo would then take back that one. `undo`: where more is taken back than the step, as after a change of layout. `action`: what else may be done about it.
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
