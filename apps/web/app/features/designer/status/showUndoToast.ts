import { showToast, type ToastAction } from "../../../lib/page/toast.ts";
import type { DesignerStore } from "../state/designerStore.ts";

let shown: AbortController | null = null;

/** Dismisses the toast when its wall is closed: its Undo would change a wall out of view. */
export const dismissUndoToast = (): void => shown?.abort();

/**
 * Shows a toast that says what the last step did, with a button that undoes it. The next step dismisses it, because
 * undo would then revert that step. `undo`: when more than the step is undone, as after a change of layout; null when
 * the step did more than the message says. `action`: another thing that can be done about it.
 */
export const showUndoToast = (
  store: DesignerStore,
  message: string,
  {
    undo = () => store.getState().undo(),
    action,
  }: { readonly undo?: (() => void) | null; readonly action?: ToastAction } = {},
): void => {
  const number = store.getState().lastStep?.number;
  const expiry = new AbortController();
  shown = expiry;
  const unsubscribe = store.subscribe((state) => {
    if (state.lastStep?.number === number) return;
    unsubscribe();
    expiry.abort();
  });
  showToast("info", message, {
    ...(undo && { undo }),
    ...(action && { action }),
    dismissSignal: expiry.signal,
  });
};
