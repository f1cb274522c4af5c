import { useEffect } from "react";
import { useBlocker } from "react-router";
import { type DesignerStore, useDesigner, useDesignerStore } from "../state/designerStore.ts";
import { useIsDesktop } from "../view/useIsDesktop.ts";

/**
 * Makes the browser's back close what is open over the wall instead of leaving the page: a dialog on every device, a
 * panel too on a phone. Android asks what is open before it goes back (`CloseWatcher`); an iPhone's swipe and a
 * browser's button do not.
 */
export const useCloseOnBack = (): void => {
  const store = useDesignerStore();
  const isDesktop = useIsDesktop();
  const isPanelOverWall = useDesigner(isPanelOpen) && !isDesktop;
  const blocker = useBlocker(
    ({ historyAction }) => historyAction === "POP" && (isPanelOverWall || findTopDialog() !== undefined),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const dialog = findTopDialog();
    // Like the Escape key: each dialog decides what to do.
    if (dialog) dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    else closePanel(store);
    blocker.reset();
  }, [blocker, store]);
  useEffect(() => {
    if (!isPanelOverWall || !("CloseWatcher" in window)) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", () => closePanel(store));
    return () => watcher.destroy();
  }, [store, isPanelOverWall]);
};

const isPanelOpen = ({ openTileName, panel }: ReturnType<DesignerStore["getState"]>): boolean =>
  openTileName !== null || panel !== null;

const closePanel = (store: DesignerStore): void => {
  const { panel, togglePanel, closeTile } = store.getState();
  if (panel === null) closeTile();
  else togglePanel(panel);
};

/** Returns the dialog that was opened last: dialogs are in the document in the order in which they open. */
const findTopDialog = (): HTMLDialogElement | undefined =>
  [...document.querySelectorAll<HTMLDialogElement>("dialog:modal")].at(-1);
