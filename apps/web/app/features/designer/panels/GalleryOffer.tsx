import { FRAME_SIZES, sizeMixText } from "@storywall/domain/catalogue/frameSizes.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import { sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import type { ReactNode } from "react";
import { Price } from "../../../ui/Price.tsx";
import { useLayoutOffer } from "../layout/layoutOffer.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { useUnhangablePhotos } from "../view/useFailedPhotos.ts";
import styles from "./LayoutPanel.module.css";
import panel from "./Panel.module.css";
import { PriceChange } from "./PriceChange.tsx";

type Props = {
  /** The wall whose photos are taken along. */
  readonly design: Design;
  /** The gallery wall that is offered. */
  readonly base: DesignBase;
  readonly prices: PriceList;
  readonly photos: PhotoViewStore;
  /** Shown until size and price are known. */
  readonly children: ReactNode;
};

/** The sizes of this wall's photos as a gallery wall, with its price and how much that is more or less than now (B8). */
export function GalleryOffer({ design, base, prices, photos, children }: Props) {
  const unusableIds = useUnhangablePhotos(photos, design);
  const offer = useLayoutOffer(design, base, unusableIds)?.after;
  if (!offer) return children;
  const { length } = offer.tiles;
  const sizes = offer.tiles.map((tile) => sizeOfTile(offer, tile));
  const [price, priceNow] = [wallPrice(prices, offer), wallPrice(prices, design)];
  return (
    <>
      <span className={panel.hint}>
        {length === 1 ? "1 tile" : `${length} tiles`}
        <br />
        {new Set(sizes).size === 1 && sizes[0] ? `all ${FRAME_SIZES[sizes[0]].name}` : sizeMixText(sizes)}
      </span>
      <span className={styles.price}>
        <Price amount={price} />
      </span>
      {offer !== design && (
        <span className={panel.hint}>
          <PriceChange from={priceNow} to={price} />
          {price !== priceNow && " than now"}
        </span>
      )}
    </>
  );
}
