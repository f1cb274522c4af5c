import { sizeMixText } from "@storywall/domain/catalogue/frameSizes.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import { countEmptyTiles } from "@storywall/domain/design/tilePhotos.ts";
import { priceTerms } from "@storywall/domain/pricing/deliveryTerms.ts";
import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { isOutOfStock } from "@storywall/domain/stock/nearestStyle.ts";
import { useEffect } from "react";
import { useStore } from "zustand";
import { useSite } from "../../../lib/api/site.ts";
import { Button } from "../../../ui/Button.tsx";
import { ShortDeliveryDays } from "../../../ui/DeliveryDays.tsx";
import { Price } from "../../../ui/Price.tsx";
import { formatWallSize } from "../layout/formatWallSize.ts";
import { misfitMessage } from "../room/fitMessages.ts";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import { isUploading } from "../state/readiness.ts";
import { LazyStockNotes } from "../stock/LazyStockNotes.tsx";
import type { PhotoViewStore } from "../view/photoView.ts";
import styles from "./BuyBar.module.css";
import { LazyBuyDialog } from "./LazyBuyDialog.tsx";
import { LazyBuyNotes } from "./LazyBuyNotes.tsx";
import { useBuyFlow } from "./useBuyFlow.ts";

type Props = {
  readonly photos: PhotoViewStore;
  readonly prices: PriceList;
  readonly isInCart: boolean;
  /** Opens the dialog with all ways to add photos; the first one chosen hangs in this tile. */
  readonly onAddPhotos: (tile: string | null) => void;
  /** Resolves to whether the wall is in the cart. */
  readonly onAddToCart: (design: Design) => Promise<boolean>;
};

/** Size and all-in price of the wall (B8), what is missing (R4.4), and the button to buy. Always visible. */
export function BuyBar({ photos, prices, isInCart, onAddPhotos, onAddToCart }: Props) {
  const design = useDesign();
  const site = useSite();
  const { shortages } = site;
  const wall = layOut(design);
  const missing = countEmptyTiles(design);
  const missingText =
    missing > 0 ? (missing === 1 ? "1 photo still to add" : `${missing} photos still to add`) : null;
  const isUnsaved = useDesigner((state) => state.isUnsaved);
  const arePhotosSaved = useStore(
    photos,
    (views) =>
      design.photos.length > 0 && design.photos.every(({ id, handle }) => handle || !views[id]?.isUnsaved),
  );
  const areUploading = useStore(photos, (views) => isUploading(design, views));
  const mix = describeMix(design);
  const isOut = isOutOfStock(shortages, design);
  const buyFlow = useBuyFlow(photos, onAddToCart);
  // For a tile, so that photos of the tray are offered too.
  const addMissing = (): void =>
    onAddPhotos(design.tiles.find(({ photoId }) => photoId === null)?.name ?? null);
  const isUploadLaterRequested = useDesigner((state) => state.isUploadLaterRequested);
  const clearUploadLaterRequest = useDesigner((state) => state.clearUploadLaterRequest);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the request starts the flow
  useEffect(() => {
    if (!isUploadLaterRequested) return;
    clearUploadLaterRequest();
    buyFlow.start(new Set(["missing"]));
  }, [isUploadLaterRequested]);
  return (
    <section className={styles.bar} aria-label="Size and price" data-clear-of-toasts>
      <div className={styles.facts}>
        <span className={styles.price}>
          <Price amount={wallPrice(prices, design)} />
        </span>
        <span className={styles.taxNote}>{priceTerms(site)}</span>
        <span className={styles.size}>
          {design.tiles.length} {design.tiles.length === 1 ? "tile" : "tiles"}, {formatWallSize(wall)}
        </span>
        {mix !== null && <span className={styles.mix}>{mix}</span>}
        {/* A wall that cannot be made has no day of arrival. */}
        {!isOut && (
          <span className={styles.delivery}>
            <ShortDeliveryDays />
          </span>
        )}
        {arePhotosSaved && !isUnsaved && (
          <span className={styles.saved} data-missing={areUploading || undefined}>
            Saved<span> on this device</span>
          </span>
        )}
        <LazyStockNotes part="bar" />
        <LazyBuyNotes
          photos={photos}
          misfitText={misfitMessage(wall, roomOf(design))}
          missingText={missingText}
          onAddPhotos={addMissing}
          onReview={buyFlow.review}
        />
      </div>
      {/* A wall in the cart may still be updated with other changes: the checkout says what is out of stock. */}
      {isOut && !isInCart ? (
        <LazyStockNotes part="button" />
      ) : (
        <Button
          size="large"
          className={styles.button}
          busy={buyFlow.step.kind === "adding"}
          onClick={() => buyFlow.start()}
        >
          {buyFlow.step.kind === "adding" ? "Adding" : isInCart ? "Update cart" : "Add to cart"}
        </Button>
      )}
      <LazyBuyDialog
        step={buyFlow.step}
        photos={photos}
        canUploadLater
        afterUploadText="Your wall goes into the cart as soon as the last one has arrived."
        onAddPhotos={() => {
          buyFlow.cancel();
          addMissing();
        }}
        onReplacePhoto={(tile) => {
          buyFlow.cancel();
          onAddPhotos(tile);
        }}
        prices={prices}
        onAccept={buyFlow.acceptWarning}
        onFixed={buyFlow.recheck}
        onCancel={buyFlow.cancel}
      />
    </section>
  );
}

/** Returns the sizes of the wall's frames as text, when they differ. */
const describeMix = (design: Design): string | null => {
  const sizes = design.tiles.map((tile) => sizeOfTile(design, tile));
  return new Set(sizes).size > 1 ? sizeMixText(sizes) : null;
};
