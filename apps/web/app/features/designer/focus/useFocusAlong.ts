import { useEffect } from "react";
import { designOf } from "../state/designerState.ts";
import { useDesignerStore } from "../state/designerStore.ts";
import { focusTile } from "./useFocusReturn.ts";

let goesAlong = false;
/** Where on the screen the layouts were, in pixels from its top; null where they were not looked at. */
let layoutsAt: number | null = null;

const side = (): Element | null => document.querySelector('[data-holds~="layout"]');
const layoutsTop = (): number | undefined =>
  document.getElementById("layout-panel")?.getBoundingClientRect().top;

/**
 * Another layout is about to come: its wall takes the place of this one, and gets the focus that goes with it. Whoever
 * compares layouts finds them where they were.
 */
export const takeFocusAlong = (): void => {
  goesAlong = true;
  const top = layoutsTop();
  layoutsAt = top !== undefined && top < innerHeight && (side()?.scrollTop ?? 0) > 0 ? top : null;
};

/** The focus of the layout before, on the first tile of this one. */
export const useFocusAlong = (): void => {
  const store = useDesignerStore();
  useEffect(() => {
    const [first] = designOf(store.getState()).tiles;
    if (goesAlong && first && document.activeElement === document.body) focusTile(first.name);
    const top = layoutsTop();
    // Panels that come later above them leave them there: the browser sees to it.
    if (goesAlong && layoutsAt !== null && top !== undefined) side()?.scrollBy(0, top - layoutsAt);
    goesAlong = false;
  }, [store]);
};
