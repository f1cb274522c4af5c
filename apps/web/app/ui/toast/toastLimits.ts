import type { Toast } from "../../lib/page/toast.ts";

const DURATION_MS = 5000;
/** Longer with Undo: a shopper has to read what was done and decide whether to undo it. */
const UNDO_DURATION_MS = 10_000;
/** As a fraction of the toast's width. */
const DISMISS_DISTANCE = 0.8;

/** Returns how long a toast is shown, in ms (R9.12). */
export const toastDurationMs = ({ undo }: Pick<Toast, "undo">): number =>
  undo ? UNDO_DURATION_MS : DURATION_MS;

/** Checks whether a toast was dragged far enough to close (R9.12). Distance and width are in px. */
export const isDraggedAway = (distance: number, width: number): boolean =>
  Math.abs(distance) > width * DISMISS_DISTANCE;
