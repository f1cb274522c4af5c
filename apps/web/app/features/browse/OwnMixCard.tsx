import { MAX_TILES_PER_WALL } from "@storywall/domain/design/limits.ts";
import { Link } from "react-router";
import { useSite } from "../../lib/api/site.ts";
import { Illustration } from "../../ui/Illustration.tsx";
import { Price } from "../../ui/Price.tsx";
import { CARD_IMAGE_SIZES } from "./imageSizes.ts";
import styles from "./OfferCard.module.css";

/** The card of the free layout. It has no page of its own, since the shopper chooses every frame. */
export function OwnMixCard() {
  const { framePrices } = useSite();
  return (
    <article className={styles.card}>
      <Illustration
        name="offer-own_mix"
        alt="Four frames of two sizes in black, white and oak above a three-seat sofa"
        sizes={CARD_IMAGE_SIZES}
        width={944}
        height={708}
        className={styles.picture}
      />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link to="/design?layout=free">Gallery wall</Link>
        </h3>
        <p className={styles.description}>
          Start with one frame and add more, each in its own size and style, up to {MAX_TILES_PER_WALL}.
        </p>
        <ul className={styles.sizes}>
          <li>
            <span>A small frame</span>
            <strong>
              <Price amount={framePrices.rectangle_small} />
            </strong>
          </li>
          <li>
            <span>An extra large one</span>
            <strong>
              <Price amount={framePrices.rectangle_xlarge} />
            </strong>
          </li>
        </ul>
      </div>
    </article>
  );
}
