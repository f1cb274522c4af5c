import { formatSize } from "@storywall/domain/catalogue/frameSizes.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { placeholderStyle } from "../../lib/images/placeholderStyle.ts";
import { Illustration } from "../../ui/Illustration.tsx";
import { Price, PriceDifference } from "../../ui/Price.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { describeFrameStyles } from "./frameStyleText.ts";
import { CARD_IMAGE_SIZES } from "./imageSizes.ts";
import styles from "./OfferCard.module.css";
import type { Offer } from "./offers.ts";
import { StartWithWall } from "./StartWithWall.tsx";

/** A layout or set: its image, sizes and full prices. The whole card links to its page. */
export function OfferCard({
  offer,
  heading: Heading,
  eager = false,
  placeholder,
  drawOnIllustration,
}: {
  readonly offer: Offer;
  /** Heading level: one below that of its section. */
  readonly heading: "h2" | "h3";
  readonly eager?: boolean;
  readonly placeholder?: string | undefined;
  /** Draws the shopper's photos over the picture of the wall that this path opens. */
  readonly drawOnIllustration?: ((designPath: string) => ReactNode) | undefined;
}) {
  const { name, description, tiles, sizes, path, illustrationAlt, frameStyles, isBestValue, next } = offer;
  return (
    <article className={styles.card}>
      <div className={styles.pictureBox}>
        <Illustration
          name={sizes[0].illustration}
          alt={illustrationAlt}
          sizes={CARD_IMAGE_SIZES}
          width={944}
          height={885}
          style={placeholderStyle(placeholder)}
          eager={eager}
          className={styles.picture}
        />
        {drawOnIllustration?.(sizes[0].designPath)}
      </div>
      <div className={styles.text}>
        <div className={styles.title}>
          <Heading className={styles.name}>
            <Link to={path}>{name}</Link>
          </Heading>
          {isBestValue && <p className={styles.badge}>Best value</p>}
        </div>
        <p className={styles.description}>{description}</p>
        <p className={styles.frames}>Frames: {describeFrameStyles(frameStyles)}</p>
        <ul className={styles.sizes}>
          {sizes.map((size) => (
            <li key={size.size}>
              <span>
                {sizes.length > 1 ? size.name : `${tiles} tiles`},{" "}
                {formatSize({ width: size.widthCm * 10, height: size.heightCm * 10 })}
              </span>
              <span>
                <strong>
                  {size.earlier && (
                    <>
                      <s>
                        <VisuallyHidden>Was: </VisuallyHidden>
                        <Price amount={size.earlier.price} />
                      </s>{" "}
                    </>
                  )}
                  <Price amount={size.price} />
                </strong>{" "}
                <small>
                  <Price amount={size.pricePerTile} /> a tile
                </small>
              </span>
            </li>
          ))}
          {(next || isBestValue) && (
            <li>
              <span className={styles.next}>
                {next ? (
                  <>
                    {next.name}: {next.moreTiles} more tiles for <PriceDifference amount={next.extra} />
                  </>
                ) : (
                  "Our lowest price per tile"
                )}
              </span>
            </li>
          )}
        </ul>
        <StartWithWall offerKey={offer.key} name={name} designPath={sizes[0].designPath} />
      </div>
    </article>
  );
}
