/** A short message that closes by itself (docs/decisions/0077). */
export type Toast = {
  /** `success` and `error` are results of calls (R8.1, R8.2); `info` says what was done or found on the page. */
  readonly kind: "success" | "error" | "info";
  readonly text: string;
  /** Undoes what the message is about. */
  readonly undo?: () => void;
  /** Another action about it, with one press. */
  readonly action?: ToastAction;
  /** Aborted when the sentence is no longer true; the toast then closes. */
  readonly dismissSignal?: AbortSignal;
  /**
   * Path of the page that the toast belongs to, when that is the next page. The toast closes when its page is left.
   */
  readonly path?: string;
};

export type ToastAction = { readonly label: string; readonly run: () => void };

type ToastOptions = Pick<Toast, "undo" | "action" | "dismissSignal" | "path">;

type Listener = (toast: Toast) => void;

let activeListener: Listener | null = null;
let queue: readonly Toast[] = [];

/** Shows a toast (R9.12). Any code may call it; toasts that come before the listener is set are queued. */
export const showToast = (kind: Toast["kind"], text: string, options?: ToastOptions): void => {
  const toast: Toast = { kind, text, ...options };
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
