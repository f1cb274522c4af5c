import { useEffect } from "react";
import { useBlocker } from "react-router";
import { type DesignerStore, useDesigner, useDesignerStore } from "../state/designerStore.ts";
import { useIsDesktop } from "../view/useIsDesktop.ts";

/**
 * The way back closes what has opened over the wall and does not leave the wall: a dialog everywhere, on a phone a panel too.
 * Android asks what is open before it goes back (`CloseWatcher`); an iPhone's swipe and a browser's button do not.
 */
export const useCloseOnBack = (): void => {
  const store = useDesignerStore();
  const isDesktop = useIsDesktop();
  const isPanelOver = useDesigner(isPanelOpen) && !isDesktop;
  const blocker = useBlocker(
    ({ historyAction }) => historyAction === "POP" && (isPanelOver || findTopDialog() !== undefined),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const dialog = findTopDialog();
    // As by the Escape key: what a dialog does about it is its own.
    if (dialog) dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    else closePanel(store);
    blocker.reset();
  }, [blocker, store]);
  useEffect(() => {
    if (!isPanelOver || !("CloseWatcher" in window)) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", () => closePanel(store));
    return () => watcher.destroy();
  }, [store, isPanelOver]);
};

const isPanelOpen = ({ focusedTile, panel }: ReturnType<DesignerStore["getState"]>): boolean =>
  focusedTile !== null || panel !== null;

const closePanel = (store: DesignerStore): void => {
  const { panel, togglePanel, closeTile } = store.getState();
  if (panel === null) closeTile();
  else togglePanel(panel);
};

/** The dialog that was opened last; those of the page stand in the order in which they open. */
const findTopDialog = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")].at(-1);
