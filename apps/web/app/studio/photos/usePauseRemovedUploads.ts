import { allStates } from "@storywall/domain/design/commands/history.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { useEffect } from "react";
import { designOf } from "../../features/designer/state/designerState.ts";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";

const idsOf = (design: Design): ReadonlySet<string> => new Set(design.photos.map(({ id }) => id));

/** A photo that is deleted is not sent; its bytes stay for as long as an undo may bring it back, and then it goes on. */
export const usePauseRemovedUploads = (store: DesignerStore): void => {
  useEffect(
    () =>
      store.subscribe((state, previous) => {
        const isRestored = state.isRestored && !previous.isRestored;
        if (!isRestored && designOf(state).photos === designOf(previous).photos) return;
        // A wall that comes back with its steps may have photos that only those still show.
        const before = isRestored ? allStates(state.history) : [designOf(previous)];
        const [here, were] = [
          idsOf(designOf(state)),
          new Set(before.flatMap((design) => [...idsOf(design)])),
        ];
        for (const id of were) if (!here.has(id)) browserPhotos().pause(id);
        for (const id of here) if (!were.has(id)) browserPhotos().resume(id);
      }),
    [store],
  );
};
