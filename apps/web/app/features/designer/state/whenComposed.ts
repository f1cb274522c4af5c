import type { DesignerStore } from "./designerStore.ts";

/** Resolves when the frames of the wall hang where the last step leaves them. */
export const whenComposed = (store: DesignerStore): Promise<void> =>
  new Promise((resolve) => {
    if (!store.getState().isComposing) return resolve();
    const stop = store.subscribe(({ isComposing }) => {
      if (isComposing) return;
      stop();
      resolve();
    });
  });
