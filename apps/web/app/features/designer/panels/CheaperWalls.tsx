import type { DesignBase } from "@storywall/domain/design/design.ts";
import { createPriceGuide, type PricedWallOffer } from "@storywall/domain/pricing/priceGuide.ts";
import type { PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import { useMemo } from "react";
import { Link } from "react-router";
import { Price } from "../../../ui/Price.tsx";
import { designKeyOf, designPath } from "../layout/designBase.ts";
import { layoutName } from "../layout/layoutName.ts";
import { suggestLayout } from "../layout/suggestLayout.ts";
import { useLinkState } from "../layout/useUndoRedo.ts";
import { useDesign } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { formatFrameSize } from "../view/tileView.ts";
import { useUncertainPhotos, useUnhangablePhotos, useUnreadCount } from "../view/useFailedPhotos.ts";
import styles from "./CheaperWalls.module.css";

export type CheaperWallsProps = {
  readonly photos: PhotoViewStore;
  readonly prices: PriceList;
  /** `photoIds` are placed in the new layout in addition to those already placed. */
  readonly onChangeLayout: (photoIds: readonly string[]) => void;
  /** True beside the suggestion to hang all photos: the wall that it names must not be offered twice. */
  readonly isBesideSuggestion?: boolean;
};

/**
 * The cheapest wall for the shopper's photos, and one that takes most of them for less (B8): thirteen photos cost three
 * times as much as twelve.
 */
export default function CheaperWalls({
  photos,
  prices,
  onChangeLayout,
  isBesideSuggestion = false,
}: CheaperWallsProps) {
  const design = useDesign();
  const { base, photos: ownPhotos } = design;
  const linkState = useLinkState();
  const uncertainIds = useUncertainPhotos(photos);
  const photoIds = useMemo(
    () => ownPhotos.flatMap(({ id }) => (uncertainIds.includes(id) ? [] : [id])),
    [ownPhotos, uncertainIds],
  );
  const total = photoIds.length + useUnreadCount(photos, ownPhotos);
  const { cheapest, nearly } = createPriceGuide(prices, photoIds.length);
  const unusableIds = useUnhangablePhotos(photos, design);
  const suggested = isBesideSuggestion ? suggestLayout(design, photoIds, unusableIds)?.base : undefined;
  const offers = [cheapest, nearly].filter(
    (offer) =>
      offer !== null &&
      !isSameLayout(offer.base, base) &&
      !(suggested && isSameLayout(offer.base, suggested)),
  );
  return offers.map(
    (offer) =>
      offer && (
        <Link
          key={designKeyOf(offer.base)}
          to={`${designPath(offer.base)}&size=${offer.size}`}
          state={linkState}
          className={styles.offer}
          onClick={() => onChangeLayout(photoIds)}
        >
          <strong>{offerTitle(offer, photoIds.length, total)}</strong>
          <br />
          {layoutName(offer.base)}, {tileSizeText(offer)}, <Price amount={offer.price} />,{" "}
          <Price amount={offer.pricePerTile} /> a tile
        </Link>
      ),
  );
}

/** Returns the size of the tiles: it is the reason why a wall costs less. */
const tileSizeText = ({ size }: PricedWallOffer): string => `tiles of ${formatFrameSize(size, "portrait")}`;

const isSameLayout = (one: DesignBase, other: DesignBase): boolean =>
  one.kind === other.kind && (one.kind === "free" || designKeyOf(one) === designKeyOf(other));

/** `total`: with the photos that cannot be read yet, which the offer may have no tiles for. */
export const offerTitle = (
  { tiles }: Pick<PricedWallOffer, "tiles">,
  photoCount: number,
  total = photoCount,
): string => {
  if (tiles < photoCount) return `${tiles} of your ${total} photos for less`;
  if (tiles < total) return `Lowest price for ${photoCount} of your ${total} photos`;
  const spare = tiles - total;
  const all = total === 1 ? "your photo" : `all ${total} photos`;
  const rest = spare === 0 ? "" : `, with ${spare === 1 ? "1 tile" : `${spare} tiles`} to spare`;
  return `Lowest price for ${all}${rest}`;
};
