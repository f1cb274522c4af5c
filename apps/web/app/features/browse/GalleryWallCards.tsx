import { formatSize } from "@storywall/domain/catalogue/frameSizes.ts";
import { MAX_TILES_PER_WALL } from "@storywall/domain/design/limits.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useSite } from "../../lib/api/site.ts";
import { placeholderStyle } from "../../lib/images/placeholderStyle.ts";
import { placeOfOffer } from "../../lib/samples/offerRooms.ts";
import { classNames } from "../../ui/classNames.ts";
import { Illustration } from "../../ui/Illustration.tsx";
import { Price } from "../../ui/Price.tsx";
import type { GalleryOffer } from "./galleryOffers.ts";
import { WIDE_CARD_IMAGE_SIZES } from "./imageSizes.ts";
import styles from "./OfferCard.module.css";
import grid from "./OfferGrid.module.css";
import type { Placeholders } from "./OfferGrid.tsx";
import { StartWithWall } from "./StartWithWall.tsx";

type Props = {
  readonly offers: readonly GalleryOffer[];
  /** Whether the first card is on the first screen. */
  readonly isFirst: boolean;
  readonly placeholders?: Placeholders;
  /** Whether to offer to begin with a single frame too. */
  readonly showsOwn: boolean;
  /** Draws the shopper's photos over the picture of the wall that this path opens. */
  readonly drawOnIllustration?: ((designPath: string) => ReactNode) | undefined;
};

/** The ready-made gallery walls. The name and the picture of each lead to its page. */
export function GalleryWallCards({
  offers,
  isFirst,
  placeholders = {},
  showsOwn,
  drawOnIllustration,
}: Props) {
  return (
    <ul className={classNames(grid.grid, grid.wide)}>
      {offers.map((offer, index) => (
        <li key={offer.key}>
          <GalleryWallCard
            offer={offer}
            isEager={isFirst && index === 0}
            placeholder={placeholders[`offer-${offer.key}`]}
            onIllustration={drawOnIllustration?.(offer.designPath)}
          />
        </li>
      ))}
      {showsOwn && (
        <li>
          <OwnGalleryWallCard />
        </li>
      )}
    </ul>
  );
}

function GalleryWallCard({
  offer,
  isEager,
  placeholder,
  onIllustration,
}: {
  readonly offer: GalleryOffer;
  readonly isEager: boolean;
  readonly placeholder: string | undefined;
  readonly onIllustration: ReactNode;
}) {
  const { key, name, description, frames, widthCm, heightCm, price, path, designPath } = offer;
  return (
    <article className={styles.card}>
      <div className={styles.pictureBox}>
        <Illustration
          name={`offer-${key}`}
          alt={`${frames} tiles in oak frames of several sizes on a wall, from the same distance as the other pictures`}
          sizes={WIDE_CARD_IMAGE_SIZES}
          width={944}
          height={787}
          eager={isEager}
          style={placeholderStyle(placeholder)}
          className={styles.picture}
        />
        {onIllustration}
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link to={path}>{name}</Link>
        </h3>
        <p className={styles.description}>{description}</p>
        <ul className={styles.sizes}>
          <li>
            <span>
              {frames} tiles, {formatSize({ width: widthCm * 10, height: heightCm * 10 })}
            </span>
            <strong>
              <Price amount={price} />
            </strong>
          </li>
        </ul>
        <StartWithWall offerKey={key} name={name} designPath={designPath} />
      </div>
    </article>
  );
}

function OwnGalleryWallCard() {
  const { framePrices } = useSite();
  return (
    <article className={styles.card}>
      <Illustration
        name="offer-own_mix"
        alt={`Four tiles of two sizes in black, white and oak ${placeOfOffer("own_mix")}`}
        sizes={WIDE_CARD_IMAGE_SIZES}
        width={944}
        height={787}
        className={styles.picture}
      />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link to="/design?layout=free">Gallery wall</Link>
        </h3>
        <p className={styles.description}>
          Start with one tile and add more, each in its own size and style, up to {MAX_TILES_PER_WALL}. We
          arrange them, or you do.
        </p>
        <ul className={styles.sizes}>
          <li>
            <span>Small tile</span>
            <strong>
              <Price amount={framePrices.rectangle_small} />
            </strong>
          </li>
          <li>
            <span>X-Large tile</span>
            <strong>
              <Price amount={framePrices.rectangle_xlarge} />
            </strong>
          </li>
        </ul>
      </div>
    </article>
  );
}
