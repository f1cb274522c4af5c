/** A press of a button or link. */
export type Press = {
  /** The button or link; null for anything else on the page. */
  readonly control: Pick<Element, "hasAttribute"> | null;
  /** How often the pointer has pressed here in quick succession; 0 for a key. */
  readonly count: number;
  readonly isTouch: boolean;
  readonly x: number;
  readonly y: number;
  readonly timeMs: number;
};

/** Two presses further apart than this are both intended. */
const [MAX_PAUSE_MS, MAX_DISTANCE_PX] = [500, 24] as const;

/**
 * Checks whether a press is the second half of a double press and must do nothing: it falls on what appeared under the
 * pointer, such as the page below a dialog that the first half closed; or on a control marked with
 * `data-single-press`, each press of which adds or removes something.
 */
export const isSecondPress = (first: Press | null, { control, ...press }: Press): boolean => {
  if (first === null || control === null || press.timeMs - first.timeMs > MAX_PAUSE_MS) return false;
  if (control === first.control) return control.hasAttribute("data-single-press");
  // Safari counts no presses of a finger.
  const isHere = Math.hypot(press.x - first.x, press.y - first.y) < MAX_DISTANCE_PX;
  return press.count > 1 || (press.isTouch && first.isTouch && isHere);
};
