import { arrangeFrames } from "@storywall/domain/design/commands/galleryCommands.ts";
import { rectsOf } from "@storywall/domain/design/galleryWall.ts";
import { roomOf, wallWidthOfRoom } from "@storywall/domain/design/room.ts";
import { type Arrangement, packGallery } from "@storywall/domain/gallery/pack/packGallery.ts";
import { showToast } from "../../../lib/page/toast.ts";
import { designOf } from "../state/designerState.ts";
import type { DesignerStore } from "../state/designerStore.ts";

/** Another number of the same arrangement may give the same wall; then the next one is tried. */
const MAX_TRIED_VARIANTS = 6;

/** Composes the frames of the wall anew, in one step of undo. Photos, sizes and frames stay as they are. */
export const arrangeGallery = (
  store: DesignerStore,
  { arrangement, variant }: { readonly arrangement: Arrangement; readonly variant: number },
): void => {
  const design = designOf(store.getState());
  const wallWidth = wallWidthOfRoom(roomOf(design));
  const frames = rectsOf(design).map(({ width, height }) => ({ width, height }));
  for (let tried = 0; tried < MAX_TRIED_VARIANTS; tried += 1) {
    const rects = packGallery(frames, { arrangement, wallWidth, variant: variant + tried });
    if (!arrangeFrames.isPossible(design, { rects })) continue;
    store.getState().run(arrangeFrames, { rects });
    return;
  }
  showToast("info", "These frames hang best just as they are. Move them by hand, or change a size.");
};
