import { startHistory } from "@storywall/domain/design/commands/history.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { useLayoutEffect, useState } from "react";
import { useIsFromServer } from "../../../lib/browser/useIsFromServer.ts";
import { createDesignerStore, type DesignerStore } from "../state/designerStore.ts";
import { readSavedDesign } from "./savedDesign.ts";

/**
 * The designer of a wall, with what local storage has of it (useDesignMemory brings the rest). Whoever comes from another page
 * of the shop sees the wall as it was left and nothing before it; on the server's page, which knows of no photos, it follows
 * as soon as the browser has taken that over.
 */
export const useSavedWall = (designKey: string, blank: Design): DesignerStore => {
  const [isFirst] = useState(useIsFromServer());
  const [store] = useState(() =>
    createDesignerStore((isFirst ? null : readSavedDesign(designKey)?.design) ?? blank),
  );
  useLayoutEffect(() => {
    const saved = isFirst ? readSavedDesign(designKey) : null;
    if (saved) store.getState().restore(startHistory(saved.design));
  }, [store, designKey, isFirst]);
  return store;
};
