import type { ArtItem } from "@storywall/contract/schemas/art.ts";
import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { priceTerms } from "@storywall/domain/pricing/deliveryTerms.ts";
import { type MouseEvent, useState } from "react";
import { Link, useNavigation, useSearchParams } from "react-router";
import { useSite } from "../../lib/api/site.ts";
import { Breadcrumbs, type Crumb } from "../../ui/Breadcrumbs.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { DeliveryDays } from "../../ui/DeliveryDays.tsx";
import { Price } from "../../ui/Price.tsx";
import product from "../../ui/ProductPage.module.css";
import { ArtGrid, type CardSizes } from "./ArtGrid.tsx";
import { ArtOptions } from "./ArtOptions.tsx";
import styles from "./ArtPage.module.css";
import { artListPath, artPath, designPathWithArt, tagLabel } from "./artPaths.ts";
import type { ArtSize } from "./artSizes.ts";
import { FramedArt } from "./FramedArt.tsx";
import { FIRST_ART_FRAME, inStockStyles } from "./inStockStyles.ts";

/** The position of a frame in the image of the room, in percent of the image's width and height. */
export type ArtPosition = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
};

type ArtPageProps = {
  readonly item: ArtItem;
  /** Smallest first, each with its position in the room. */
  readonly sizes: readonly [ArtSize & ArtPosition, ...(ArtSize & ArtPosition)[]];
  readonly related: readonly ArtItem[];
  readonly cardSizes: CardSizes;
  readonly trail: readonly Crumb[];
  /** Adds the item to the cart in a single frame. Returns false when that failed; the cart shows the error. */
  readonly onAddToCart: (size: ArtSize, frameStyle: FrameStyleKey) => Promise<unknown>;
};

/** The page of one art item, to buy in a frame or to hang among photos (R2.13). */
export function ArtPage({ item, sizes, related, cardSizes, trail, onAddToCart }: ArtPageProps) {
  const [search] = useSearchParams();
  const size = sizes.find((one) => one.size === search.get("size")) ?? sizes[0];
  const site = useSite();
  const { copy, shortages } = site;
  const inStock = inStockStyles(shortages, size.size);
  const frameStyle =
    inStock.find((key) => key === search.get("frame")) ??
    inStock.find((key) => key === FIRST_ART_FRAME) ??
    inStock[0] ??
    FIRST_ART_FRAME;
  const [isAdding, setIsAdding] = useState(false);
  const isOpening = useNavigation().location?.pathname === "/design";
  const handleAddToCart = ({ detail }: MouseEvent) => {
    // The second click of a double click: with a fast reply, the first one has been added by then.
    if (detail > 1) return;
    setIsAdding(true);
    void onAddToCart(size, frameStyle).finally(() => setIsAdding(false));
  };
  return (
    <div className={product.page}>
      <Breadcrumbs trail={trail} />
      <div className={product.top}>
        <div className={styles.pictures}>
          <div className={styles.wall}>
            <div className={size.widthCm > size.heightCm ? styles.landscape : styles.portrait}>
              <FramedArt
                item={item}
                size={size}
                frameStyle={frameStyle}
                sizes="(min-width: 64rem) 34rem, 70vw"
                isEager
              />
            </div>
          </div>
          <div className={styles.room}>
            <img
              src="/pictures/sofa.svg"
              alt={`Above a 2.2 m sofa: ${size.widthCm} cm wide and ${size.heightCm} cm high`}
              width={944}
              height={708}
              loading="lazy"
            />
            <div
              className={styles.roomFrame}
              style={{ left: `${size.left}%`, top: `${size.top}%`, width: `${size.width}%` }}
              aria-hidden="true"
            >
              <FramedArt
                item={item}
                size={size}
                frameStyle={frameStyle}
                sizes="(min-width: 64rem) 10rem, 20vw"
              />
            </div>
          </div>
        </div>
        <div className={product.text}>
          <div>
            <h1>{item.title}</h1>
            <p className={styles.artist}>{item.artist}</p>
          </div>
          <p className={product.price}>
            <Price amount={size.price} /> <span>{priceTerms(site)}</span>
          </p>
          <ArtOptions path={artPath(item._id)} sizes={sizes} size={size} frameStyle={frameStyle} />
          <div className={styles.actions}>
            <Button size="large" busy={isAdding} onClick={handleAddToCart}>
              Add to cart
            </Button>
            <ButtonLink
              to={designPathWithArt(item._id, size.size, frameStyle)}
              variant="secondary"
              size="large"
              aria-busy={isOpening || undefined}
            >
              {isOpening ? "Opening your wall…" : "Hang it with your photos"}
            </ButtonLink>
          </div>
          <DeliveryDays />
          <p className={styles.note}>
            Printed and framed in {copy.business_location}. {copy.free_shipping_text} Not happy?{" "}
            <Link to="/delivery-and-returns#return">Send it back for a full refund</Link>. You pay the return
            postage, unless something is wrong with your order.
          </p>
          <p className={styles.tags}>
            {item.tags.map((tag) => (
              <Link key={tag} to={artListPath({ tag })}>
                {tagLabel(tag)}
              </Link>
            ))}
          </p>
          <p className={styles.licence}>{item.licence}</p>
        </div>
      </div>
      {related.length > 0 && (
        <section aria-labelledby="related" className={product.section}>
          <h2 id="related">Goes well with this</h2>
          <ArtGrid items={related} cardSizes={cardSizes} list="related_art" />
        </section>
      )}
    </div>
  );
}
