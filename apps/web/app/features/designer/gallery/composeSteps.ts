import { FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { fixAll } from "@storywall/domain/design/arrange/fixAll.ts";
import { addTile, removeTile } from "@storywall/domain/design/commands/frameCommands.ts";
import { arrangeFrames } from "@storywall/domain/design/commands/galleryCommands.ts";
import { setTileOrientation, setTileSize } from "@storywall/domain/design/commands/tileFrameCommands.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { isGalleryWall, rectsOf } from "@storywall/domain/design/galleryWall.ts";
import type { ToastAction } from "../../../lib/page/toast.ts";
import { makeAllSmall } from "../sizes/makeAllSmall.ts";
import { continueStep } from "../state/continueStep.ts";
import { type DesignerState, designOf, type LastStep } from "../state/designerState.ts";
import type { DesignerStore } from "../state/designerStore.ts";
import { placePhotos } from "../state/placePhotos.ts";
import { showUndoToast } from "../status/showUndoToast.ts";
import { arrangeGallery } from "./arrangeGallery.ts";
import { findPlaces, hasSameFrames } from "./composeDesign.ts";
import { hasNewGaps } from "./hasNewGaps.ts";
import { isMovedByHand } from "./isMovedByHand.ts";
import type { Packer } from "./packing/packer.ts";
import { recomposeInWorker } from "./packing/packInWorker.ts";
import { type Prices, sizeMixMessage } from "./sizeMixMessage.ts";

const composed = new WeakSet<LastStep>();

/** Labels of steps that change the size of single frames. */
const SIZE_STEPS: readonly string[] = [setTileSize.label, setTileOrientation.label, fixAll.label];

/**
 * Composes a gallery wall again after each step that removed a frame, added some for photos, or changed the size of
 * one, so that no hole is left and new frames hang among the others. It is a part of that step, so one undo reverts
 * both. Exceptions: a frame that is added empty hangs beside the others; while frames are moved by hand, none moves by
 * itself; and when they were moved by hand, they hang where that step put them. Returns a function that stops it.
 */
export const composeSteps = (
  store: DesignerStore,
  pack: Packer = recomposeInWorker,
  prices: Prices | null = null,
): (() => void) => {
  /** The wall before the first of several quick steps, none of which is composed yet. */
  let begun: Design | null = null;
  let composing = 0;
  const hangsByItself = (): boolean => store.getState().movingFrame === null;

  const compose = async (step: LastStep): Promise<void> => {
    const { after } = step;
    const before = begun ?? step.before;
    begun = null;
    // A mat, or more of a photo, moves nothing.
    if (!isGalleryWall(before) || !isGalleryWall(after) || hangsLike(before, after)) return;
    if (hasSameFrames(step.before, after) && !(SIZE_STEPS.includes(step.label) && hangsByItself())) return;
    begun = before;
    composing += 1;
    store.setState({ isComposing: true });
    const result = isMovedByHand(store.getState().history)
      ? MOVED_BY_HAND
      : await findPlaces(before, after, pack);
    composing -= 1;
    // Sets the positions too, so that code that waits for them finds them.
    const end = (places?: Pick<DesignerState, "history" | "lastStep">): void => {
      if (places?.lastStep) composed.add(places.lastStep);
      store.setState({ isComposing: composing > 0, ...places });
    };
    const state = store.getState();
    if (state.lastStep !== step) return end();
    begun = null;
    const mixed =
      prices && step.label === placePhotos.label ? sizeMixMessage(step.before, after, prices) : null;
    if (mixed !== null) showUndoToast(store, mixed, { undo: null, action: makeAllSmall(store) });
    if (result.kind !== "packed" || !hangsLike(designOf(state), after)) return end();
    end(result.rects !== null ? continueStep(state, arrangeFrames, { rects: result.rects }) : undefined);
    const action = arrangeTiles(store);
    const isClosed = result.rects !== null;
    if (step.label === removeTile.label)
      showUndoToast(store, removedMessage(isClosed), isClosed ? {} : { action });
    if (step.label === fixAll.label && !isClosed && !hangsLike(before, after))
      showUndoToast(store, FIXED_WITH_GAPS, { action });
    const now = designOf(store.getState());
    const resized = resizedMessage(before, now, step);
    // Tiles that move for one keep their neighbours, so a wall may also become ragged without gaps.
    if (resized !== null) showUndoToast(store, resized, { action });
  };

  const follow = (): void => {
    const step = store.getState().lastStep;
    if (step === null || composed.has(step)) return;
    composed.add(step);
    if (step.kind === "done" && step.label !== addTile.label) void compose(step);
    else begun = null;
  };
  follow();
  return store.subscribe(follow);
};

/** Nothing is composed: the frames stay, and those in the way of a larger one have moved aside. */
const MOVED_BY_HAND = { kind: "packed", rects: null } as const;

/** Message for a wall that was moved by hand: its tiles stay where they are, and smaller ones leave gaps. */
const FIXED_WITH_GAPS = "Photos fixed, with gaps left between tiles.";

const removedMessage = (isClosed: boolean): string =>
  isClosed ? "Tile removed." : "Tile removed. Close the gap?";

/** Returns the position of each tile's frame, by the tile's name. Tiles that are arranged again have another order. */
const placesOf = (design: Design) => {
  const rects = rectsOf(design);
  return new Map(design.tiles.map(({ name }, index) => [name, rects[index]]));
};

/**
 * Returns the message that a tile has another size, when that left gaps or moved others; null when the others did not
 * move.
 */
const resizedMessage = (before: Design, after: Design, step: LastStep): string | null => {
  if (step.label !== setTileSize.label) return null;
  const sizes = new Map(step.before.tiles.map((tile) => [tile.name, sizeOfTile(step.before, tile)]));
  const resized = after.tiles.find((tile) => sizeOfTile(after, tile) !== sizes.get(tile.name));
  if (!resized) return null;
  const isNow = `Now ${FRAME_SIZES[sizeOfTile(after, resized)].name}`;
  if (hasNewGaps(before, after)) return `${isNow}. It left gaps beside it.`;
  const [places, placesBefore] = [placesOf(after), placesOf(before)];
  const shifts = [...places].flatMap(([name, to]) => {
    const from = placesBefore.get(name);
    return name === resized.name || !from || !to ? [] : [`${to.x - from.x} ${to.y - from.y}`];
  });
  // A wall that moved as a whole looks the same.
  return new Set(shifts).size > 1 ? `${isNow}. The other tiles moved to fit.` : null;
};

/** Composes the wall again, like the wall's own button. */
const arrangeTiles = (store: DesignerStore): ToastAction => ({
  label: "Arrange tiles",
  run: () => void arrangeGallery(store, { arrangement: "salon", variant: 0 }),
});

const hangsLike = (one: Design, other: Design): boolean =>
  hasSameFrames(one, other) && JSON.stringify(rectsOf(one)) === JSON.stringify(rectsOf(other));
