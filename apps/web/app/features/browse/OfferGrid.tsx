import type { ComponentProps } from "react";
import { useTrackList } from "../../lib/analytics/useTrackList.ts";
import { OfferCard } from "./OfferCard.tsx";
import styles from "./OfferGrid.module.css";
import type { Offer } from "./offers.ts";

/** Placeholders of pictures by their names, as `data:` URLs that are shown until the pictures are loaded. */
export type Placeholders = Readonly<Record<string, string>>;

/** A grid of offers, all images at one scale. The first `eager` ones are on the first screen. */
export function OfferGrid({
  offers,
  heading,
  list,
  eager = 0,
  placeholders = {},
  drawOnIllustration,
}: {
  readonly offers: readonly Offer[];
  readonly heading: "h2" | "h3";
  /** The name under which the list is tracked; absent when the page tracks it itself. */
  readonly list?: string;
  readonly eager?: number;
  readonly placeholders?: Placeholders;
  readonly drawOnIllustration?: ComponentProps<typeof OfferCard>["drawOnIllustration"];
}) {
  useTrackList(
    list,
    offers.map(({ key, name, sizes: [{ price }] }) => ({ key, name, price })),
  );
  return (
    <ul className={styles.grid}>
      {offers.map((offer, index) => (
        <li key={offer.key}>
          <OfferCard
            offer={offer}
            heading={heading}
            eager={index < eager}
            placeholder={placeholders[offer.sizes[0].illustration]}
            drawOnIllustration={drawOnIllustration}
          />
        </li>
      ))}
    </ul>
  );
}
