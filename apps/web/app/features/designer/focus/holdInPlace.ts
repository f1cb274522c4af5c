type Held = {
  /** Where it belongs, in px from the top of the screen. */
  readonly top: number;
  /** Returns where it is; undefined while it is not on the page. */
  readonly measure: () => number | undefined;
  readonly scrollBy: (px: number) => void;
  /** Calls the listener with each change of what is around it. Returns a function that stops it. */
  readonly listen: (onChange: () => void) => () => void;
};

/** Holds a part of a panel in its place on the screen while others come above it. Returns a function that stops it. */
export const holdInPlace = ({ top, measure, scrollBy, listen }: Held): (() => void) => {
  const keep = (): void => {
    const now = measure();
    if (now !== undefined && now !== top) scrollBy(now - top);
  };
  keep();
  return listen(keep);
};
