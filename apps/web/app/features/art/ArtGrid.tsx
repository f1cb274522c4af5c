import type { ArtItem } from "@storywall/contract/schemas/art.ts";
import { ArtCard } from "./ArtCard.tsx";
import styles from "./ArtGrid.module.css";
import { type ArtSize, orientationOf } from "./artChoices.ts";

/** Of each orientation the frame that cards show. */
export type CardSizes = Readonly<Record<"portrait" | "landscape", ArtSize>>;

export function ArtGrid({
  items,
  cardSizes,
}: {
  readonly items: readonly ArtItem[];
  readonly cardSizes: CardSizes;
}) {
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
