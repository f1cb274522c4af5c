import { useEffect } from "react";
import { designOf } from "./designerState.ts";
import { useDesignerStore } from "./designerStore.ts";
import { focusTile } from "./useFocusReturn.ts";

let goesAlong = false;

/** Another layout is about to come: its wall takes the place of this one, and gets the focus that goes with it. */
export const takeFocusAlong = (): void => {
  goesAlong = true;
};

/** The focus of the layout before, on the first tile of this one. */
export const useFocusAlong = (): void => {
  const store = useDesignerStore();
  useEffect(() => {
    const [first] = designOf(store.getState()).tiles;
    if (goesAlong && first && document.activeElement === document.body) focusTile(first.name);
    goesAlong = false;
  }, [store]);
};
