import { type RefObject, useLayoutEffect } from "react";

/**
 * The panels at the side share one place that scrolls: each begins at its top, however far the one before was read. `designer`:
 * around them; `shown`: which of them is in sight.
 */
export const usePanelFromItsTop = (designer: RefObject<HTMLElement | null>, shown: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another is in sight
  useLayoutEffect(() => {
    const place = designer.current?.querySelector('[data-holds~="frame"]');
    if (place) place.scrollTop = 0;
  }, [designer, shown]);
};
