type Held = {
  /** Its target position, in px from the top of the screen. */
  readonly top: number;
  /** Returns its position; undefined while it is not on the page. */
  readonly measure: () => number | undefined;
  readonly scrollBy: (px: number) => void;
  /** Calls the listener when something around it changes. Returns a function that stops it. */
  readonly listen: (onChange: () => void) => () => void;
};

/**
 * Keeps a part of a panel at its position on the screen while others appear above it. Returns a function that stops
 * it.
 */
export const holdInPlace = ({ top, measure, scrollBy, listen }: Held): (() => void) => {
  const keep = (): void => {
    const now = measure();
    if (now !== undefined && now !== top) scrollBy(now - top);
  };
  keep();
  return listen(keep);
};
