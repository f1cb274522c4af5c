import { nextUndo } from "@storywall/domain/design/history.ts";
import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { showToast } from "../../lib/toast.ts";
import { changeLayout } from "./changeLayout.ts";
import { useDesignerStore } from "./designerStore.ts";
import { takeFocusAlong } from "./useFocusAlong.ts";

/** Goes with a link from one layout to another; the browser keeps it over a reload. */
export const FROM_LAYOUT = { isFromLayout: true } as const;

const isFromLayout = (state: unknown): boolean =>
  typeof state === "object" && state !== null && Reflect.get(state, "isFromLayout") === true;

/**
 * One step back. Whoever has come from another layout goes back to it, as it was left: to take the photos out of this one would be
 * no way back.
 */
export const useUndo = (): (() => void) => {
  const store = useDesignerStore();
  const navigate = useNavigate();
  const mayGoBack = isFromLayout(useLocation().state);
  return useCallback(() => {
    const { history, undo } = store.getState();
    if (!mayGoBack || nextUndo(history) !== changeLayout.label) return undo();
    showToast("info", "Back to the layout before.");
    takeFocusAlong();
    void navigate(-1);
  }, [store, navigate, mayGoBack]);
};
