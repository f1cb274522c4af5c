export type Toast = {
  readonly kind: "success" | "error" | "info";
  readonly text: string;
  /** From when on the sentence is true no more, and not to be seen. */
  readonly until?: AbortSignal;
};

type Listener = (toast: Toast) => void;

let listener: Listener | null = null;
let waiting: readonly Toast[] = [];

/** Shows a sentence in the corner (R9.12). Anything may call it; toasts before the page is alive wait for it. */
export const showToast = (kind: Toast["kind"], text: string, until?: AbortSignal): void => {
  const toast: Toast = until ? { kind, text, until } : { kind, text };
  if (listener) listener(toast);
  else waiting = [...waiting, toast];
};

/** For the one place that shows toasts. Gives the way to stop. */
export const listenForToasts = (next: Listener): (() => void) => {
  listener = next;
  const toasts = waiting;
  waiting = [];
  for (const toast of toasts) next(toast);
  return () => {
    if (listener === next) listener = null;
  };
};
