import { type RefObject, useLayoutEffect } from "react";

/**
 * Scrolls the side panels to their top when another one becomes visible: all of them share one scroll container.
 * `designer`: the element around them. `visiblePanel`: name of the visible one.
 */
export const useResetPanelScroll = (designer: RefObject<HTMLElement | null>, visiblePanel: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another panel becomes visible
  useLayoutEffect(() => {
    const scrollContainer = designer.current?.querySelector('[data-panels~="frame"]');
    if (scrollContainer) scrollContainer.scrollTop = 0;
  }, [designer, visiblePanel]);
};
