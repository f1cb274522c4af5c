import { type RefObject, useEffect } from "react";
import { afterPaint } from "../../../lib/browser/afterPaint.ts";
import { useDesigner } from "../state/designerStore.ts";

/**
 * With very large text the page scrolls, and a panel opens below the screen: the page goes there, or its button would seem to do
 * nothing. Where the page is the screen, nothing moves. `designer`: around the wall and its panels.
 */
export const useScrollPanelIntoView = (designer: RefObject<HTMLElement | null>): void => {
  const panel = useDesigner((state) => state.panel);
  useEffect(() => {
    if (panel === null) return;
    // To ask where it is lays the page out: the press is answered first.
    return afterPaint(() => {
      const openPanel = designer.current?.querySelector(`[data-panels~="${panel}"]`);
      if (openPanel && openPanel.getBoundingClientRect().bottom > innerHeight) openPanel.scrollIntoView();
    });
  }, [designer, panel]);
};
