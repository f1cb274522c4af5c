export type Toast = {
  readonly kind: "success" | "error" | "info";
  readonly text: string;
  /** Aborted when the sentence is no longer true; the toast then closes. */
  readonly dismissSignal?: AbortSignal;
};

type Listener = (toast: Toast) => void;

let activeListener: Listener | null = null;
let queue: readonly Toast[] = [];

/** Shows a toast (R9.12). Any code may call it; toasts that come before the listener is set are queued. */
export const showToast = (kind: Toast["kind"], text: string, dismissSignal?: AbortSignal): void => {
  const toast: Toast = dismissSignal ? { kind, text, dismissSignal } : { kind, text };
  if (activeListener) activeListener(toast);
  else queue = [...queue, toast];
};

/** Sets the one listener that shows toasts, and passes it the queued ones. Returns a function that removes it. */
export const listenForToasts = (listener: Listener): (() => void) => {
  activeListener = listener;
  const queued = queue;
  queue = [];
  for (const toast of queued) listener(toast);
  return () => {
    if (activeListener === listener) activeListener = null;
  };
};
