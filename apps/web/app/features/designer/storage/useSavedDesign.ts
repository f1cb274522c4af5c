import { createHistory } from "@storywall/domain/design/commands/history.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { useLayoutEffect, useState } from "react";
import { useIsHydrating } from "../../../lib/browser/useIsHydrating.ts";
import { createDesignerStore, type DesignerStore } from "../state/designerStore.ts";
import { loadSavedDesign } from "./savedDesign.ts";

/**
 * The designer of a wall, with what local storage has of it (useDesignMemory brings the rest). Whoever comes from another page
 * of the shop sees the wall as it was left and nothing before it; on the server's page, which knows of no photos, it follows
 * as soon as the browser has taken that over.
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
