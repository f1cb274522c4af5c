import type { Toast } from "../../lib/page/toast.ts";

/** `shownAt`: when it was added, in ms. */
export type QueuedToast = Toast & { readonly shownAt?: number };

/** The first toast is shown; the others wait. */
export type ToastQueue = readonly QueuedToast[];

const numbers = new WeakMap<Toast, number>();
let lastNumber = 0;

/** Returns a number that differs for each toast, also for one with the text of another. */
export const numberOfToast = (toast: Toast): number => {
  const known = numbers.get(toast);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(toast, lastNumber);
  return lastNumber;
};

/** Further toasts would be out of date before it is their turn. */
const MAX_QUEUED_TOASTS = 5;

/** Results of calls come before what the page did. */
const RANKS = { error: 0, success: 1, info: 2 } as const satisfies Record<Toast["kind"], number>;

/**
 * Returns the queue with a toast added: errors first, then successes, then the rest, each in the order of their
 * arrival. An equal toast is replaced. When there are too many, the oldest waiting toast of the least urgent kind is dropped.
 */
export const enqueueToast = (queue: ToastQueue, toast: QueuedToast): ToastQueue => {
  const equal = queue.findIndex(({ kind, text }) => kind === toast.kind && text === toast.text);
  if (equal >= 0) return queue.with(equal, toast);
  const later = queue.findIndex(({ kind }) => RANKS[kind] > RANKS[toast.kind]);
  const next = queue.toSpliced(later < 0 ? queue.length : later, 0, toast);
  if (next.length <= MAX_QUEUED_TOASTS) return next;
  const waiting = next.slice(1);
  const lowestRank = Math.max(...waiting.map(({ kind }) => RANKS[kind]));
  return removeToast(
    next,
    waiting.find(({ kind }) => RANKS[kind] === lowestRank),
  );
};

/** Returns the queue without the toasts of other pages: what they say is about something out of sight. */
export const filterByPage = (queue: ToastQueue, path: string): ToastQueue =>
  queue.filter((toast) => toast.path === path);

/** A toast that comes with a dialog, by the same press, is about it. */
const TOGETHER_MS = 500;

/**
 * Returns the queue once a dialog has opened: toasts of what is now behind it would cover its heading. Errors stay, since
 * nothing else says them, and so do toasts that come with the dialog.
 */
export const filterByDialog = (queue: ToastQueue, openedAt: number): ToastQueue =>
  queue.filter(({ kind, shownAt = openedAt }) => kind === "error" || openedAt - shownAt < TOGETHER_MS);

/** Returns the queue without a toast. */
export const removeToast = (queue: ToastQueue, toast: Toast | undefined): ToastQueue =>
  queue.filter((other) => other !== toast);
