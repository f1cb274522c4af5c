import { createHistory } from "@storywall/domain/design/commands/history.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { useLayoutEffect, useState } from "react";
import { useIsHydrating } from "../../../lib/browser/useIsHydrating.ts";
import { createDesignerStore, type DesignerStore } from "../state/designerStore.ts";
import { loadSavedDesign } from "./savedDesign.ts";

/**
 * Returns the designer's store with the design that local storage has; useLocalSync restores the rest. On navigation
 * within the shop, the first render shows the saved design. On a page from the server, which knows no photos, it
 * follows right after hydration.
 */
export const useSavedDesign = (designKey: string, blank: Design): DesignerStore => {
  const [isHydrating] = useState(useIsHydrating());
  const [store] = useState(() =>
    createDesignerStore((isHydrating ? null : loadSavedDesign(designKey)?.design) ?? blank),
  );
  useLayoutEffect(() => {
    const saved = isHydrating ? loadSavedDesign(designKey) : null;
    if (saved) store.getState().restore(createHistory(saved.design));
  }, [store, designKey, isHydrating]);
  return store;
};
