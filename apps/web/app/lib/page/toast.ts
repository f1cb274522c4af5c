export type Toast = {
  readonly kind: "success" | "error" | "info";
  readonly text: string;
  /** From when on the sentence is true no more, and not to be seen. */
  readonly dismissSignal?: AbortSignal;
};

type Listener = (toast: Toast) => void;

let activeListener: Listener | null = null;
let queue: readonly Toast[] = [];

/** Shows a sentence in the corner (R9.12). Anything may call it; toasts before the page is alive wait for it. */
export const showToast = (kind: Toast["kind"], text: string, dismissSignal?: AbortSignal): void => {
  const toast: Toast = dismissSignal ? { kind, text, dismissSignal } : { kind, text };
  if (activeListener) activeListener(toast);
  else queue = [...queue, toast];
};

/** For the one place that shows toasts. Gives the way to stop. */
export const listenForToasts = (listener: Listener): (() => void) => {
  activeListener = listener;
  const queued = queue;
  queue = [];
  for (const toast of queued) listener(toast);
  return () => {
    if (activeListener === listener) activeListener = null;
  };
};
