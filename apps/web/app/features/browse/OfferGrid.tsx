import type { ReactNode } from "react";
import { useTrackList } from "../../lib/analytics/useTrackList.ts";
import { OfferCard } from "./OfferCard.tsx";
import styles from "./OfferGrid.module.css";
import type { Offer } from "./offers.ts";

/** Cards beside each other, all pictures at one scale. `eager` many of them are in the first screen. */
export function OfferGrid({
  offers,
  heading,
  list,
  eager = 0,
  children,
}: {
  readonly offers: readonly Offer[];
  readonly heading: "h2" | "h3";
  /** What the list is counted as; absent where its page tells of it. */
  readonly list?: string;
  readonly eager?: number;
  /** One more card, behind the others. */
  readonly children?: ReactNode;
}) {
  useTrackList(
    list,
    offers.map(({ key, name, sizes: [{ price }] }) => ({ key, name, price })),
  );
  return (
    <ul className={styles.grid}>
      {offers.map((offer, index) => (
        <li key={offer.key}>
          <OfferCard offer={offer} heading={heading} eager={index < eager} />
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
}
