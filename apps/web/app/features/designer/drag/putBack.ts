import type { DragStore } from "./dragState.ts";

/** Puts a photo of the tray that was picked up back, and the focus on it. */
export const putBack = (store: DragStore): void => {
  const { drag } = store.getState();
  store.setState({ drag: null });
  if (drag?.kind !== "pickedUp") return;
  document.querySelector<HTMLElement>(`[data-tray-photo="${CSS.escape(drag.photoId)}"]`)?.focus();
};
