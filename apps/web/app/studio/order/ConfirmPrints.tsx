import { confirmPrints } from "@storywall/domain/design/commands/confirmPrints.ts";
import { useState } from "react";
import { LazyBuyDialog } from "../../features/designer/buy/LazyBuyDialog.tsx";
import type { BuyStep } from "../../features/designer/buy/useBuyFlow.ts";
import { useDesign, useDesigner } from "../../features/designer/state/designerStore.ts";
import type { PhotoViewStore } from "../../features/designer/view/photoView.ts";
import { tileViewsOf } from "../../features/designer/view/tileView.ts";
import type { OrderPhotoSync } from "../../features/orderPhotos/orderPhotoSync.ts";
import { Button } from "../../ui/Button.tsx";

/** Asks about the weak prints of a paid wall as the way into the cart does (B2): they are saved once confirmed. */
export default function ConfirmPrints({
  photos,
  sync,
}: {
  readonly photos: PhotoViewStore;
  readonly sync: OrderPhotoSync;
}) {
  const design = useDesign();
  const run = useDesigner((state) => state.run);
  /** The prints about which the shopper wants to think. */
  const [postponed, setPostponed] = useState("");
  const unconfirmed = sync.unconfirmedTiles(design);
  const weak = tileViewsOf(design).tiles.filter(({ tile }) => unconfirmed.includes(tile));
  const unprintable = weak.filter(({ verdict }) => verdict === "unprintable");
  const kind = unprintable.length > 0 ? "unprintable" : "soft";
  const tiles = unprintable.length > 0 ? unprintable : weak;
  const prints = JSON.stringify(tiles.map(({ tile }) => [tile.name, tile.photoId, tile.crops]));
  const step: BuyStep =
    tiles.length === 0 || prints === postponed
      ? { kind: "idle" }
      : { kind: "question", readiness: { kind, tiles } };
  return (
    <>
      {tiles.length > 0 && (
        <div>
          <p>
            {tiles.length === 1
              ? "One of your photos won't print sharply. Please choose what to do with it."
              : `${tiles.length} of your photos won't print sharply. Please choose what to do with them.`}
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
        prices={null}
        onAccept={() => run(confirmPrints, { tiles: tiles.map(({ tile }) => tile.name) })}
        onFixed={() => undefined}
        onCancel={() => setPostponed(prints)}
      />
    </>
  );
}
