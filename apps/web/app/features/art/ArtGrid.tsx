import type { ArtItem } from "@storywall/contract/schemas/art.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import { useTrackList } from "../../lib/analytics/useTrackList.ts";
import { ArtCard } from "./ArtCard.tsx";
import styles from "./ArtGrid.module.css";
import { type ArtSize, orientationOf } from "./artSizes.ts";

/** The frames in which cards show items of each orientation: the first in which an item is sold. */
export type CardSizes = Readonly<Record<"portrait" | "landscape", readonly [ArtSize, ...ArtSize[]]>>;

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
  const sizeOf = (item: ArtItem): ArtSize => {
    const sizes = cardSizes[orientationOf(item)];
    return sizes.find(({ size }) => item.sizes.includes(size)) ?? sizes[0];
  };
  /** Card sizes are listed from the one that is shown down to the smallest, so the last one is the cheapest. */
  const lowestPriceOf = (item: ArtItem): Minor =>
    (cardSizes[orientationOf(item)].findLast(({ size }) => item.sizes.includes(size)) ?? sizeOf(item)).price;
  useTrackList(
    list,
    items.map((item) => ({
      key: item._id,
      name: item.title,
      price: sizeOf(item).price,
    })),
  );
  return (
    <ul className={styles.grid}>
      {items.map((item) => (
        <li key={item._id}>
          <ArtCard item={item} size={sizeOf(item)} lowestPrice={lowestPriceOf(item)} />
        </li>
      ))}
    </ul>
  );
}
