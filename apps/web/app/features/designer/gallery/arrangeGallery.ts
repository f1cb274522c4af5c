import { arrangeFrames } from "@storywall/domain/design/commands/galleryCommands.ts";
import { moveWall } from "@storywall/domain/design/commands/roomCommands.ts";
import { rectsOf } from "@storywall/domain/design/galleryWall.ts";
import { NOT_MOVED, roomOf, wallWidthOfRoom } from "@storywall/domain/design/room.ts";
import type { Arrangement } from "@storywall/domain/gallery/arrangements.ts";
import { create } from "zustand";
import { showToast } from "../../../lib/page/toast.ts";
import { continueStep } from "../state/continueStep.ts";
import { designOf } from "../state/designerState.ts";
import type { DesignerStore } from "../state/designerStore.ts";
import { showUndoToast } from "../status/showUndoToast.ts";
import { isMovedByHand } from "./isMovedByHand.ts";
import { packInWorker } from "./packing/packInWorker.ts";

/** A shorter wait, in ms, is not announced to screen readers. */
const SHORT_WAIT_MS = 400;

type Arranging = { readonly arrangement: Arrangement | null };

/** The arrangement that is being composed, or null. */
export const useArranging = create<Arranging>(() => ({ arrangement: null }));

/**
 * Composes the frames of the wall again, as one undo step. Photos, sizes and frames stay as they are. The wall can be
 * changed meanwhile; then changed frames are composed once more.
 */
export const arrangeGallery = async (
  store: DesignerStore,
  options: { readonly arrangement: Arrangement; readonly variant: number },
): Promise<void> => {
  const request = requestOf(store, options);
  useArranging.setState({ arrangement: options.arrangement });
  const timer = setTimeout(() => store.getState().announce("Arranging the tiles…"), SHORT_WAIT_MS);
  const result = await packInWorker(request)
    .catch(() => ({ kind: "failed" }) as const)
    .finally(() => clearTimeout(timer));
  // The newer request reports when it has finished.
  if (result.kind === "superseded") return;
  if (result.kind === "packed" && !hasSameFrames(request, requestOf(store, options)))
    return arrangeGallery(store, options);
  useArranging.setState({ arrangement: null });
  if (result.kind === "failed")
    showToast("error", "We couldn't arrange the tiles. Check your connection, then try again.");
  else if (result.rects === null)
    showToast(
      "info",
      "We couldn't find a better arrangement for these tiles. Move them by hand, or change a size.",
    );
  else {
    const isByHand = isMovedByHand(store.getState().history);
    store.getState().run(arrangeFrames, { rects: result.rects });
    // Frames that were moved by hand may have left the group beside its place in the room (`holdStill.ts`).
    if (isByHand) store.setState(continueStep(store.getState(), moveWall, { moved: NOT_MOVED }));
    showUndoToast(store, "Rearranged.");
  }
};

const requestOf = (
  store: DesignerStore,
  options: { readonly arrangement: Arrangement; readonly variant: number },
) => {
  const design = designOf(store.getState());
  return { rects: rectsOf(design), options: { ...options, wallWidth: wallWidthOfRoom(roomOf(design)) } };
};

type Frames = Pick<ReturnType<typeof requestOf>, "rects">;

const hasSameFrames = ({ rects }: Frames, now: Frames): boolean =>
  rects.length === now.rects.length &&
  rects.every(
    ({ width, height }, index) => width === now.rects[index]?.width && height === now.rects[index]?.height,
  );
