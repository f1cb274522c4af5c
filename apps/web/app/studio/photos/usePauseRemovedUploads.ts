import { allStates } from "@storywall/domain/design/commands/history.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { useEffect } from "react";
import { designOf } from "../../features/designer/state/designerState.ts";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";

const idsOf = (design: Design): ReadonlySet<string> => new Set(design.photos.map(({ id }) => id));

/**
 * Pauses the upload of a photo that is deleted. Its bytes are kept while undo may restore it; then the upload resumes.
 */
export const usePauseRemovedUploads = (store: DesignerStore): void => {
  useEffect(
    () =>
      store.subscribe((state, previous) => {
        const isRestored = state.isRestored && !previous.isRestored;
        if (!isRestored && designOf(state).photos === designOf(previous).photos) return;
        // A restored design may have photos that only its steps still show.
        const before = isRestored ? allStates(state.history) : [designOf(previous)];
        const [currentIds, previousIds] = [
          idsOf(designOf(state)),
          new Set(before.flatMap((design) => [...idsOf(design)])),
        ];
        for (const id of previousIds) if (!currentIds.has(id)) browserPhotos().pause(id);
        for (const id of currentIds) if (!previousIds.has(id)) browserPhotos().resume(id);
      }),
    [store],
  );
};
