import type { DragStore } from "./dragState.ts";

/** Returns a picked-up photo to the tray, and moves the focus to it. */
export const putBack = (store: DragStore): void => {
  const { drag } = store.getState();
  store.setState({ drag: null });
  if (drag?.kind !== "pickedUp") return;
  document.querySelector<HTMLElement>(`[data-tray-photo="${CSS.escape(drag.photoId)}"]`)?.focus();
};
