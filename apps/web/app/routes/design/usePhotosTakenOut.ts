import { useEffect } from "react";
import { designOf } from "../../features/designer/designerState.ts";
import type { DesignerStore } from "../../features/designer/designerStore.ts";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";

/** A photo that is deleted is not sent; its bytes stay for as long as an undo may bring it back, and then it goes on. */
export const usePhotosTakenOut = (store: DesignerStore): void => {
  useEffect(
    () =>
      store.subscribe((state, previous) => {
        const [now, before] = [designOf(state).photos, designOf(previous).photos];
        if (now === before) return;
        const [here, were] = [new Set(now.map(({ id }) => id)), new Set(before.map(({ id }) => id))];
        for (const { id } of before) if (!here.has(id)) browserPhotos().setAside(id);
        for (const { id } of now) if (!were.has(id)) browserPhotos().takeUp(id);
      }),
    [store],
  );
};
