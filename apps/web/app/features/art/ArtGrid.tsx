import type { ArtItem } from "@storywall/contract/schemas/art.ts";
import { useTrackList } from "../../lib/analytics/useTrackList.ts";
import { ArtCard } from "./ArtCard.tsx";
import styles from "./ArtGrid.module.css";
import { type ArtSize, orientationOf } from "./artSizes.ts";

/** Of each orientation the frame that cards show. */
export type CardSizes = Readonly<Record<"portrait" | "landscape", ArtSize>>;

export function ArtGrid({
  items,
  cardSizes,
  list,
}: {
  readonly items: readonly ArtItem[];
  readonly cardSizes: CardSizes;
  /** What the list is counted as. */
  readonly list: string;
}) {
  useTrackList(
    list,
    items.map((item) => ({
      key: item._id,
      name: item.title,
      price: cardSizes[orientationOf(item)].price,
    })),
  );
  return (
    <ul className={styles.grid}>
      {items.map((item) => (
        <li key={item._id}>
          <ArtCard item={item} size={cardSizes[orientationOf(item)]} />
        </li>
      ))}
    </ul>
  );
}
