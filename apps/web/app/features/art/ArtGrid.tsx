import type { ArtItem } from "@storywall/contract/schemas/art.ts";
import { useTrackList } from "../../lib/analytics/useTrackList.ts";
import { ArtCard } from "./ArtCard.tsx";
import styles from "./ArtGrid.module.css";
import { type ArtSize, orientationOf } from "./artSizes.ts";

/** The frame in which cards show items of each orientation. */
export type CardSizes = Readonly<Record<"portrait" | "landscape", ArtSize>>;

export function ArtGrid({
  items,
  cardSizes,
  list,
}: {
  readonly items: readonly ArtItem[];
  readonly cardSizes: CardSizes;
  /** The name of the list for analytics. */
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
