import { VERDICT_LABELS } from "@storywall/domain/crop/verdictMessages.ts";
import { confirmPrints } from "@storywall/domain/design/commands/confirmPrints.ts";
import { allStates } from "@storywall/domain/design/commands/history.ts";
import { useState } from "react";
import { useBlocker } from "react-router";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { LazyBuyDialog } from "../../features/designer/buy/LazyBuyDialog.tsx";
import type { BuyStep } from "../../features/designer/buy/useBuyFlow.ts";
import { useDesign, useDesigner, useDesignerStore } from "../../features/designer/state/designerStore.ts";
import { findWeakTiles } from "../../features/designer/state/readiness.ts";
import { tilesText } from "../../features/designer/tileOptions/describeFixes.ts";
import type { PhotoViewStore } from "../../features/designer/view/photoView.ts";
import type { TileView } from "../../features/designer/view/tileView.ts";
import type { SavedTile } from "../../features/orderPhotos/findUnsavedTiles.ts";
import type { OrderPhotoSync } from "../../features/orderPhotos/orderPhotoSync.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/modal/Dialog.tsx";
import styles from "./ConfirmPrints.module.css";
import { leaveOut } from "./leaveOut.ts";

/**
 * Asks about the weak prints of a paid wall as the buy flow does (B2): they are saved once confirmed. Asks too before
 * another page opens, because the order would be made without them.
 */
export default function ConfirmPrints({
  photos,
  sync,
  onReplacePhoto,
}: {
  readonly photos: PhotoViewStore;
  readonly sync: Pick<OrderPhotoSync, "unconfirmedTiles" | "savedTiles">;
  /** Lets the shopper choose another photo for a tile. Absent for a wall of art. */
  readonly onReplacePhoto?: (tile: string) => void;
}) {
  const design = useDesign();
  const run = useDesigner((state) => state.run);
  /** The prints that the shopper wants to decide on later. */
  const [postponed, setPostponed] = useState("");
  const changed = sync.unconfirmedTiles(design);
  const tiles = useStore(
    photos,
    useShallow((views) => findWeakTiles(design, views).filter(({ tile }) => changed.includes(tile))),
  );
  const prints = JSON.stringify(tiles.map(({ tile }) => [tile.name, tile.photoId, tile.crops]));
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      tiles.length > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  const isLeaving = blocker.state === "blocked";
  const store = useDesignerStore();
  const leave = (): void => {
    run(leaveOut, {
      tiles: tiles.map(({ tile }) => tile.name),
      savedTiles: sync.savedTiles(),
      known: allStates(store.getState().history).flatMap((state) => state.photos),
    });
    blocker.proceed?.();
  };
  const text = undecidedText(tiles, sync.savedTiles());
  const stay = (): void => {
    blocker.reset?.();
    setPostponed("");
  };
  const step: BuyStep =
    tiles.length === 0 || prints === postponed || isLeaving
      ? { kind: "idle" }
      : { kind: "question", readiness: { kind: "weak", tiles } };
  return (
    <>
      {tiles.length > 0 && (
        <div className={styles.decision} data-undecided>
          <p>
            {text} Decide what to do with {tiles.length === 1 ? "it" : "them"}.
          </p>
          <Button onClick={() => setPostponed("")}>See your choices</Button>
        </div>
      )}
      <LazyBuyDialog
        step={step}
        photos={photos}
        canUploadLater={false}
        afterUploadText=""
        onAddPhotos={() => undefined}
        {...(onReplacePhoto && {
          onReplacePhoto: (tile: string) => {
            // The question is asked again about the photo that is chosen.
            setPostponed(prints);
            onReplacePhoto(tile);
          },
        })}
        prices={null}
        onAccept={() => run(confirmPrints, { tiles: tiles.map(({ tile }) => tile.name) })}
        onFixed={() => undefined}
        onCancel={() => setPostponed(prints)}
      />
      <Dialog
        open={isLeaving}
        onCancel={() => blocker.reset?.()}
        title="Not in your order yet"
        width="confirm"
      >
        <div className={styles.leaving}>
          <p>
            {text} If you leave {tiles.length === 1 ? "it" : "them"} out,{" "}
            {tilesText(tiles.map(({ index }) => index + 1))} {tiles.length === 1 ? "stays" : "stay"} as
            ordered.
          </p>
          <Button onClick={stay}>Decide now</Button>
          <Button variant="secondary" onClick={leave}>
            Leave {tiles.length === 1 ? "it" : "them"} out
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** Returns which photos the order does not have and why: "The new photo in tile 3 is too small, …". */
const undecidedText = (tiles: readonly TileView[], savedTiles: readonly SavedTile[]): string => {
  const isOne = tiles.length === 1;
  // A photo can also become too small for its tile by its crop.
  const areNew = tiles.every(
    ({ tile }) => savedTiles.find(({ name }) => name === tile.name)?.photoId !== tile.photoId,
  );
  const labels = [...new Set(tiles.map(({ verdict }) => verdict && VERDICT_LABELS[verdict]))];
  const [label] = labels;
  const outlook = labels.length === 1 && label ? `${isOne ? "is" : "are"} ${label}` : "won't print sharp";
  const where = tilesText(tiles.map(({ index }) => index + 1));
  return `The ${areNew ? "new " : ""}${isOne ? "photo" : "photos"} in ${where} ${outlook}, so ${isOne ? "it isn't" : "they aren't"} in your order yet.`;
};
