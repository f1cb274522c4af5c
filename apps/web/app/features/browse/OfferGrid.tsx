import { OfferCard } from "./OfferCard.tsx";
import styles from "./OfferGrid.module.css";
import type { Offer } from "./offers.ts";

/** Cards beside each other, all pictures at one scale. `eager` many of them are in the first screen. */
export function OfferGrid({
  offers,
  eager = 0,
}: {
  readonly offers: readonly Offer[];
  readonly eager?: number;
}) {
  return (
    <ul className={styles.grid}>
      {offers.map((offer, index) => (
        <li key={offer.key}>
          <OfferCard offer={offer} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
