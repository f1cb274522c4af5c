import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import type { ComparedWall } from "@storywall/domain/pricing/compareWalls.ts";
import { priceTerms } from "@storywall/domain/pricing/deliveryTerms.ts";
import { Link, useSearchParams } from "react-router";
import { useSite } from "../../lib/api/site.ts";
import { placeOfOffer, secondRoomOfOffer } from "../../lib/samples/offerRooms.ts";
import {
  SAMPLE_GALLERY_FRAME,
  SAMPLE_SET_FRAMES,
  startWithPhotosPath,
  startWithWallPath,
} from "../../lib/samples/samplePath.ts";
import { Breadcrumbs, type Crumb } from "../../ui/Breadcrumbs.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { CloseUp } from "../../ui/CloseUp.tsx";
import { DeliveryDays } from "../../ui/DeliveryDays.tsx";
import { Price, PriceDifference } from "../../ui/Price.tsx";
import product from "../../ui/ProductPage.module.css";
import { EnlargeableIllustration } from "./EnlargeableIllustration.tsx";
import { describeFrameStyles, listFramesByColour } from "./frameStyleText.ts";
import { DETAIL_IMAGE_SIZES, HALF_IMAGE_SIZES, LARGE_IMAGE_SIZES } from "./imageSizes.ts";
import { OfferGrid } from "./OfferGrid.tsx";
import styles from "./OfferPage.module.css";
import type { Offer, OfferSize } from "./offers.ts";
import { PLACEMENT_TIPS } from "./placementTips.ts";
import { SizeLinks } from "./SizeLinks.tsx";
import { WallComparison } from "./WallComparison.tsx";

type Props = {
  readonly offer: Offer;
  readonly related: readonly Offer[];
  readonly trail: readonly Crumb[];
  /** Frames that are out of stock, by the address of the designer with each size. */
  readonly stockNotes: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Other ways to buy the same number of tiles. */
  readonly walls: readonly ComparedWall[];
};

/**
 * The page of one layout, set or gallery wall: images at true scale, dimensions in cm, the full price and a link to the
 * designer.
 */
export function OfferPage({ offer, related, trail, stockNotes, walls }: Props) {
  const requestedSize = useSearchParams()[0].get("size");
  const size = offer.sizes.find((offerSize) => offerSize.size === requestedSize) ?? offer.sizes[0];
  const site = useSite();
  const { copy, countryName } = site;
  return (
    <div className={product.page}>
      <Breadcrumbs trail={trail} />
      <div className={product.top}>
        <OfferIllustrations offer={offer} size={size} />
        <div className={product.text}>
          <h1>{offer.name}</h1>
          <p className={styles.lead}>{offer.description}</p>
          <p className={product.price}>
            <Price amount={size.price} /> <span>{priceTerms(site)}</span>
          </p>
          {size.earlier && (
            <p className={styles.earlier}>
              Was <Price amount={size.earlier.price} /> until {formatDay(size.earlier.until)}
            </p>
          )}
          {offer.sizes.length > 1 && <SizeLinks offer={offer} chosen={size} />}
          <PriceNotes offer={offer} />
          {stockNotes[size.designPath]?.map((note) => (
            <p key={note} className={styles.outOfStock}>
              {note}
            </p>
          ))}
          <ButtonLink to={startWithPhotosPath(size.designPath, offer.key)} size="large">
            Start with your own photos
          </ButtonLink>
          <ButtonLink to={startWithWallPath(size.designPath, offer.key)} variant="secondary">
            Start with this wall
          </ButtonLink>
          <p className={styles.delivery}>
            {/* Shown when there is a wall whose photos are carried over. A wall in the cart or an order keeps its own
                photos. */}
            <span className={styles.withPhotos}>Photos you've already added come with you. </span>
            It starts with the sample photos you see here, until you add your own.
          </p>
          {offer.allFramesPath && (
            <p className={styles.delivery}>
              This layout comes in {describeFrameStyles(offer.frameStyles)}. Prefer white or oak?{" "}
              <Link to={`${offer.allFramesPath}&size=${size.size}`}>
                See the same arrangement in all six frames
              </Link>
              , at the same price.
            </p>
          )}
          <DeliveryDays />
          <OfferFacts offer={offer} size={size} />
          <p className={styles.delivery}>
            {copy.free_shipping_text} Not happy?{" "}
            <Link to="/delivery-and-returns#return">Send it back for a full refund</Link>. You pay the return
            postage, unless something is wrong with your order.
          </p>
        </div>
      </div>
      <section aria-labelledby="details" className={product.section}>
        <h2 id="details">Up close</h2>
        <OfferDetails offer={offer} />
      </section>
      <div className={styles.beside}>
        <section aria-labelledby="compare" className={product.section}>
          <h2 id="compare">
            The same number of tiles in {offer.kind === "gallery" ? "one size" : "other sizes"}
          </h2>
          <WallComparison offer={offer} chosen={size} walls={walls} />
        </section>
        <section aria-labelledby="place" className={product.section}>
          <h2 id="place">Where it looks good</h2>
          <p>{PLACEMENT_TIPS[offer.key]}</p>
          <p>
            No nails: a magnet holds each tile to a plate that sticks to the wall.{" "}
            <Link to="/how-it-works">How it works</Link>, and <Link to="/frames">the frames up close</Link>.
          </p>
        </section>
      </div>
      <section aria-labelledby="related" className={product.section}>
        <h2 id="related">Similar walls</h2>
        <div className={styles.related}>
          <OfferGrid offers={related} heading="h3" list="related" />
        </div>
        <p>
          <Link to="/browse">Browse layouts and sets in {countryName}</Link>
        </p>
      </section>
    </div>
  );
}

/** Marks the best value, and says what a larger set adds. */
function PriceNotes({ offer: { isBestValue, next } }: Pick<Props, "offer">) {
  if (!isBestValue && next === null) return null;
  return (
    <p className={styles.delivery}>
      {isBestValue && <strong>Best value: our lowest price per tile.</strong>}
      {next && (
        <>
          Or take {next.moreTiles} more tiles for <PriceDifference amount={next.extra} />:{" "}
          <Link to={next.path}>{next.name}</Link>
        </>
      )}
    </p>
  );
}

function OfferIllustrations({ offer, size }: { readonly offer: Offer; readonly size: OfferSize }) {
  const isGallery = offer.kind === "gallery";
  const name = isGallery ? offer.key : `${offer.key}.${size.size}`;
  const dimensions = `${size.widthCm} by ${size.heightCm} centimetres`;
  return (
    <div className={styles.pictures}>
      <EnlargeableIllustration
        name={isGallery ? size.illustration : `product-${name}`}
        alt={offer.illustrationAlt}
        sizes={LARGE_IMAGE_SIZES}
        width={944}
        height={isGallery ? 787 : 708}
        eager
      />
      <EnlargeableIllustration
        name={`measures-${name}`}
        alt={`The ${offer.tiles} tiles with rulers: ${dimensions}`}
        sizes={HALF_IMAGE_SIZES}
        width={944}
        height={708}
      />
      <EnlargeableIllustration
        name={`interior-${name}`}
        alt={
          offer.key === "stair_seven"
            ? "The tiles beside the staircase, in the whole hall"
            : `The tiles ${placeOfOffer(offer.key, secondRoomOfOffer(offer.key))}, in the whole room`
        }
        sizes={HALF_IMAGE_SIZES}
        width={944}
        height={708}
      />
    </div>
  );
}

const CORNERS = { Harmony: "harmony", Serene: "serene", Infinite: "infinite", Timeless: "timeless" } as const;

/** The frame of the pictures, how it is attached, and all frames side by side, in close-ups. */
function OfferDetails({ offer: { kind, key } }: Pick<Props, "offer">) {
  const set = SET_KEYS.find((each) => each === key);
  const style = kind === "gallery" ? SAMPLE_GALLERY_FRAME : set ? SAMPLE_SET_FRAMES[set] : "Timeless";
  return (
    <div className={styles.details}>
      <CloseUp name={CORNERS[style]} sizes={DETAIL_IMAGE_SIZES} caption={FRAME_STYLES[style].description} />
      <CloseUp
        name="magnet"
        sizes={DETAIL_IMAGE_SIZES}
        caption="A magnet holds the tile to a plate that sticks to the wall"
      />
      <CloseUp name="stack" sizes={DETAIL_IMAGE_SIZES} caption="Frames in black, white and oak" />
    </div>
  );
}

function OfferFacts({ offer, size }: { readonly offer: Offer; readonly size: OfferSize }) {
  const { copy } = useSite();
  const { tiles, frameStyles } = offer;
  const facts = [
    ["On the wall", `${size.widthCm}\u00a0cm wide, ${size.heightCm}\u00a0cm high`],
    [
      "Tiles",
      // The outside dimensions, as the frames hang.
      size.size ? `${tiles}, each ${size.frame}, framed` : `${tiles}, framed: ${size.frame}`,
    ],
    [
      size.size ? "Price per tile" : "Average price per tile",
      <Price key="tile" amount={size.pricePerTile} />,
    ],
    ["Frames", listFramesByColour(frameStyles)],
    ["Made in", copy.business_location],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
