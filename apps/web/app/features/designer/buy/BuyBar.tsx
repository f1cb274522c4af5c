import type { Design } from "@storywall/domain/design/design.ts";
import { photosInTray, photosStillToUpload } from "@storywall/domain/design/fill.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import { layOut } from "@storywall/domain/geometry/layout.ts";
import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { useEffect } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Price } from "../../../ui/Price.tsx";
import { wallSizeText } from "../layout/wallSizeText.ts";
import { misfitWords } from "../room/fitWords.ts";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { useIsWide } from "../view/useIsWide.ts";
import { useRefused } from "../view/useRefused.ts";
import styles from "./BuyBar.module.css";
import { BuyQuestion } from "./BuyQuestion.tsx";
import { useAddToCart } from "./useAddToCart.ts";

type Props = {
  readonly photos: PhotoViewStore;
  readonly prices: PriceList;
  readonly isInCart: boolean;
  /** Begins at this tile. */
  readonly onAddPhotos: (tile: string | null) => void;
  /** Gives whether the wall is in the cart. */
  readonly onAddToCart: (design: Design) => Promise<boolean>;
};

/** What the wall measures and costs, all in (B8), what is still missing (R4.4), and the way on. Always in sight. */
export function BuyBar({ photos, prices, isInCart, onAddPhotos, onAddToCart }: Props) {
  const design = useDesign();
  const wall = layOut(design);
  const misfit = misfitWords(wall, roomOf(design));
  const missing = photosStillToUpload(design);
  const refused = useRefused(photos);
  const waiting = photosInTray(design).filter(({ id }) => !refused.includes(id)).length;
  const adding = useAddToCart(photos, onAddToCart);
  const wishesToOrder = useDesigner((state) => state.wishesToOrder);
  const takeUpOrder = useDesigner((state) => state.takeUpOrder);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish begins it, nothing else
  useEffect(() => {
    if (!wishesToOrder) return;
    takeUpOrder();
    adding.start(new Set(["missing"]));
  }, [wishesToOrder]);
  return (
    <section className={styles.bar} aria-label="Size and price">
      <p className={styles.facts}>
        <span className={styles.price}>
          <Price amount={wallPrice(prices, design)} />
        </span>
        <span className={styles.all}>tax and delivery included</span>
        <span className={styles.size}>
          {design.tiles.length} {design.tiles.length === 1 ? "tile" : "tiles"}, {wallSizeText(wall)}
        </span>
        {misfit !== null && <span className={styles.missing}>{misfit}</span>}
        {missing > 0 && (
          <span className={styles.missing} aria-live="polite">
            {missing === 1 ? "1 photo still to add" : `${missing} photos still to add`}
          </span>
        )}
        {/* Whoever chose more than the wall takes might believe that all of them hang. */}
        {missing === 0 && waiting > 0 && (
          <span className={styles.waiting} aria-live="polite">
            <Waiting count={waiting} />
          </span>
        )}
      </p>
      <Button
        size="large"
        className={styles.button}
        busy={adding.step.kind === "adding"}
        onClick={() => adding.start()}
      >
        {adding.step.kind === "adding" ? "Adding" : isInCart ? "Update cart" : "Add to cart"}
      </Button>
      <BuyQuestion
        step={adding.step}
        photos={photos}
        mayFollow
        whenArrived="Your wall goes into the cart as soon as the last one has arrived."
        onAddPhotos={() => {
          adding.stop();
          // At a tile, so that photos which hang nowhere yet are offered too.
          onAddPhotos(design.tiles.find(({ photoId }) => photoId === null)?.name ?? null);
        }}
        prices={prices}
        onAnyway={adding.goOn}
        onFixed={adding.askOn}
        onStop={adding.stop}
      />
    </section>
  );
}

/** Where the tray is out of sight, it is a press away: a wall that takes all of them is offered there. */
function Waiting({ count }: { readonly count: number }) {
  const isWide = useIsWide();
  const isTrayOpen = useDesigner((state) => state.panel === "photos");
  const showWaiting = useDesigner((state) => state.showWaiting);
  const words = count === 1 ? "1 more photo waits" : `${count} more photos wait`;
  if (isWide) return words;
  return (
    <button type="button" className={styles.toTray} aria-expanded={isTrayOpen} onClick={showWaiting}>
      {words}
    </button>
  );
}
