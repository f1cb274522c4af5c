import { weakCountText } from "@storywall/domain/crop/verdictMessages.ts";
import { confirmPrints } from "@storywall/domain/design/commands/confirmPrints.ts";
import { useState } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { LazyBuyDialog } from "../../features/designer/buy/LazyBuyDialog.tsx";
import type { BuyStep } from "../../features/designer/buy/useBuyFlow.ts";
import { useDesign, useDesigner } from "../../features/designer/state/designerStore.ts";
import { findWeakTiles } from "../../features/designer/state/readiness.ts";
import { tilesText } from "../../features/designer/tileOptions/describeFixes.ts";
import type { PhotoViewStore } from "../../features/designer/view/photoView.ts";
import type { OrderPhotoSync } from "../../features/orderPhotos/orderPhotoSync.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./ConfirmPrints.module.css";

/** Asks about the weak prints of a paid wall as the buy flow does (B2): they are saved once confirmed. */
export default function ConfirmPrints({
  photos,
  sync,
  onReplacePhoto,
}: {
  readonly photos: PhotoViewStore;
  readonly sync: Pick<OrderPhotoSync, "unconfirmedTiles">;
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
  const step: BuyStep =
    tiles.length === 0 || prints === postponed
      ? { kind: "idle" }
      : { kind: "question", readiness: { kind: "weak", tiles } };
  return (
    <>
      {tiles.length > 0 && (
        <div className={styles.decision} data-undecided>
          <p>
            {weakCountText(tiles.map(({ verdict }) => verdict))}, in{" "}
            {tilesText(tiles.map(({ index }) => index + 1))}. Not part of your order yet: please choose what
            to do with {tiles.length === 1 ? "it" : "them"}.
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
    </>
  );
}
