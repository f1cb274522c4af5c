import { type RefObject, useLayoutEffect } from "react";

/**
 * The panels at the side share one place that scrolls: each begins at its top, however far the one before was read. `designer`:
 * around them; `shown`: which of them is in sight.
 */
export const useResetPanelScroll = (designer: RefObject<HTMLElement | null>, visiblePanel: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another is in sight
  useLayoutEffect(() => {
    const scrollContainer = designer.current?.querySelector('[data-panels~="frame"]');
    if (scrollContainer) scrollContainer.scrollTop = 0;
  }, [designer, visiblePanel]);
};
