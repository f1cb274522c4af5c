import { type RefObject, useEffect } from "react";
import { afterPaint } from "../../../lib/browser/afterPaint.ts";
import { useDesigner } from "../state/designerStore.ts";

/**
 * Scrolls to a panel that opens. With very large text the page scrolls and a panel opens below the screen, so its
 * button would seem to do nothing. Where the page fits the screen, nothing moves. `designer`: the element around the
 * wall and its panels.
 */
export const useScrollPanelIntoView = (designer: RefObject<HTMLElement | null>): void => {
  const panel = useDesigner((state) => state.panel);
  useEffect(() => {
    if (panel === null) return;
    // Measuring forces a layout, so the press is answered first.
    return afterPaint(() => {
      const openPanel = designer.current?.querySelector(`[data-panels~="${panel}"]`);
      if (openPanel && openPanel.getBoundingClientRect().bottom > innerHeight) openPanel.scrollIntoView();
    });
  }, [designer, panel]);
};
