import type { ArtItem } from "@storywall/contract/schemas/art.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import { Link } from "react-router";
import { Price } from "../../ui/Price.tsx";
import styles from "./ArtCard.module.css";
import { artPath } from "./artPaths.ts";
import type { ArtSize } from "./artSizes.ts";
import { FramedArt } from "./FramedArt.tsx";
import { FIRST_ART_FRAME } from "./inStockStyles.ts";

/** One art item in its frame. The whole card links to its page. */
export function ArtCard({
  item,
  size,
  lowestPrice,
}: {
  readonly item: ArtItem;
  readonly size: ArtSize;
  /** In the smallest frame in which it is sold. */
  readonly lowestPrice: Minor;
}) {
  return (
    <article className={styles.card}>
      <div className={styles.wall}>
        <div className={styles.frame}>
          <FramedArt
            item={item}
            size={size}
            frameStyle={FIRST_ART_FRAME}
            sizes="(min-width: 64rem) 14rem, (min-width: 40rem) 22vw, 36vw"
          />
        </div>
      </div>
      <h3 className={styles.title}>
        <Link to={artPath(item._id)}>{item.title}</Link>
      </h3>
      <p className={styles.facts}>
        <span>{item.artist}</span>
        <span>
          from <Price amount={lowestPrice} />
        </span>
      </p>
    </article>
  );
}
