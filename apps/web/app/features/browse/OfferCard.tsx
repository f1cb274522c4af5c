import { Link } from "react-router";
import { Illustration } from "../../ui/Illustration.tsx";
import { Price } from "../../ui/Price.tsx";
import { CARD_IMAGE_SIZES } from "./imageSizes.ts";
import styles from "./OfferCard.module.css";
import type { Offer } from "./offers.ts";

/** A layout or set: its image, sizes and full prices. The whole card links to its page. */
export function OfferCard({
  offer,
  heading: Heading,
  eager = false,
}: {
  readonly offer: Offer;
  /** One level below the heading of its section. */
  readonly heading: "h2" | "h3";
  readonly eager?: boolean;
}) {
  const { name, description, tiles, sizes, path, illustrationAlt } = offer;
  return (
    <article className={styles.card}>
      <Illustration
        name={sizes[0].illustration}
        alt={illustrationAlt}
        sizes={CARD_IMAGE_SIZES}
        width={944}
        height={708}
        eager={eager}
        className={styles.picture}
      />
      <div className={styles.text}>
        <Heading className={styles.name}>
          <Link to={path}>{name}</Link>
        </Heading>
        <p className={styles.description}>{description}</p>
        <ul className={styles.sizes}>
          {sizes.map((size) => (
            <li key={size.size}>
              <span>
                {sizes.length > 1 ? size.name : `${tiles} tiles`}, {size.widthCm} × {size.heightCm} cm
              </span>
              <strong>
                <Price amount={size.price} />
              </strong>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
