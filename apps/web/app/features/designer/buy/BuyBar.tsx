import { sizeMixText } from "@storywall/domain/catalogue/frameSizes.ts";
import { weakCountText } from "@storywall/domain/crop/verdictMessages.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import { countEmptyTiles, photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import { priceTerms } from "@storywall/domain/pricing/deliveryTerms.ts";
import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { isOutOfStock } from "@storywall/domain/stock/nearestStyle.ts";
import { useEffect } from "react";
import { useStore } from "zustand";
import { useSite } from "../../../lib/api/site.ts";
import { Button } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/classNames.ts";
import { ShortDeliveryDays } from "../../../ui/DeliveryDays.tsx";
import { Price } from "../../../ui/Price.tsx";
import { formatWallSize } from "../layout/formatWallSize.ts";
import { misfitMessage } from "../room/fitMessages.ts";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import { findFailedTiles, findWeakTiles, isUploading } from "../state/readiness.ts";
import { LazyStockNotes } from "../stock/LazyStockNotes.tsx";
import { failedTilesText, type PhotoViewStore } from "../view/photoView.ts";
import { useFailedPhotos } from "../view/useFailedPhotos.ts";
import { useIsDesktop } from "../view/useIsDesktop.ts";
import styles from "./BuyBar.module.css";
import { LazyBuyDialog } from "./LazyBuyDialog.tsx";
import { useBuyFlow } from "./useBuyFlow.ts";

type Props = {
  readonly photos: PhotoViewStore;
  readonly prices: PriceList;
  readonly isInCart: boolean;
  /** Opens the ways to add photos; the first one chosen hangs in this tile. */
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
  const misfit = misfitMessage(wall, roomOf(design));
  const missing = countEmptyTiles(design);
  const failedPhotoIds = useFailedPhotos(photos);
  const unplacedCount = photosInTray(design).filter(({ id }) => !failedPhotoIds.includes(id)).length;
  // Numbers and text: the progress of an upload does not render the bar again.
  const failedCount = useStore(photos, (views) => findFailedTiles(design, views).length);
  const weakText = useStore(photos, (views) =>
    weakCountText(findWeakTiles(design, views).map(({ verdict }) => verdict)),
  );
  const isWeak = weakText !== "";
  const isUnsaved = useDesigner((state) => state.isUnsaved);
  const arePhotosSaved = useStore(
    photos,
    (views) =>
      design.photos.length > 0 && design.photos.every(({ id, handle }) => handle || !views[id]?.isUnsaved),
  );
  const areUploading = useStore(photos, (views) => isUploading(design, views));
  const mix = describeMix(design);
  const isToDo = missing + failedCount + unplacedCount > 0 || isWeak;
  const isOut = isOutOfStock(shortages, design);
  const buyFlow = useBuyFlow(photos, onAddToCart);
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
      <p className={styles.facts}>
        <span className={styles.price}>
          <Price amount={wallPrice(prices, design)} />
        </span>
        <span className={styles.taxNote}>{priceTerms(site)}</span>
        <span
          className={styles.size}
          data-missing={(unplacedCount > 0 && isWeak && missing === 0) || undefined}
        >
          {design.tiles.length} {design.tiles.length === 1 ? "tile" : "tiles"}, {formatWallSize(wall)}
        </span>
        {mix !== null && (
          <span className={styles.mix} data-missing={isToDo || undefined}>
            {mix}
          </span>
        )}
        {/* A wall that cannot be made arrives on no day. */}
        {!isOut && (
          <span className={styles.delivery} data-missing={missing > 0 || failedCount > 0 || undefined}>
            <ShortDeliveryDays />
          </span>
        )}
        {arePhotosSaved && !isUnsaved && (
          <span className={styles.saved} data-missing={areUploading || undefined}>
            Saved<span> on this device</span>
          </span>
        )}
        <LazyStockNotes part="bar" />
        {misfit !== null && <span className={styles.missing}>{misfit}</span>}
        {missing > 0 && (
          <span className={styles.missing} aria-live="polite">
            {missing === 1 ? "1 photo still to add" : `${missing} photos still to add`}
          </span>
        )}
        {/* A shopper who chose more photos than the wall takes might believe that all of them hang. */}
        {missing === 0 && unplacedCount > 0 && (
          <span className={styles.unplaced} aria-live="polite">
            <UnplacedPhotosButton count={unplacedCount} />
          </span>
        )}
        {/* On small tiles the same is a symbol. */}
        {(failedCount > 0 || (missing === 0 && isWeak)) && (
          <button type="button" className={classNames(styles.missing, styles.link)} onClick={buyFlow.review}>
            {failedCount > 0 &&
              failedTilesText(
                findFailedTiles(design, photos.getState()).map(
                  ({ photo }) => photo && photos.getState()[photo.id],
                ),
              )}
            {failedCount > 0 && missing === 0 && isWeak && ", "}
            {missing === 0 && weakText}
          </button>
        )}
      </p>
      {/* Other changes of a wall that is in the cart are welcome: the checkout says what is out of stock. */}
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
          // At a tile, so that photos of the tray are offered too.
          onAddPhotos(design.tiles.find(({ photoId }) => photoId === null)?.name ?? null);
        }}
        prices={prices}
        onAccept={buyFlow.acceptWarning}
        onFixed={buyFlow.recheck}
        onCancel={buyFlow.cancel}
      />
    </section>
  );
}

/** Returns of which sizes the wall is, where they differ. */
const describeMix = (design: Design): string | null => {
  const sizes = design.tiles.map((tile) => sizeOfTile(design, tile));
  return new Set(sizes).size > 1 ? sizeMixText(sizes) : null;
};

/** Opens the tray where it is hidden: it offers a wall that takes all photos. */
function UnplacedPhotosButton({ count }: { readonly count: number }) {
  const isDesktop = useIsDesktop();
  const isTrayOpen = useDesigner((state) => state.panel === "photos");
  const showUnplacedPhotos = useDesigner((state) => state.showUnplacedPhotos);
  const label = count === 1 ? "1 photo not placed yet" : `${count} photos not placed yet`;
  if (isDesktop) return label;
  return (
    <button type="button" className={styles.link} aria-expanded={isTrayOpen} onClick={showUnplacedPhotos}>
      {label}
    </button>
  );
}
