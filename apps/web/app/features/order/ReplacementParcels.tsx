import type { Order } from "@storywall/contract/schemas/order.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import styles from "./OrderPage.module.css";

type Replacement = NonNullable<Order["replacements"]>[number];

/** Tiles that we make again for the shopper, at no charge: where each of their parcels is. */
export function ReplacementParcels({ replacements }: { readonly replacements: readonly Replacement[] }) {
  if (replacements.length === 0) return null;
  return (
    <section aria-labelledby="replacements" className={styles.parcel}>
      <h2 id="replacements" className={styles.heading}>
        Replacements
      </h2>
      {replacements.map(({ number, status, tiles, tracking }) => (
        <div key={number} className={styles.parcel}>
          <p>
            <strong>{number}</strong>: {statusText(status, tiles)}
            {tracking?.number && (
              <>
                {" "}
                {tracking.carrier}, tracking number <strong>{tracking.number}</strong>.
              </>
            )}
          </p>
          {tracking?.url && (
            <ButtonLink to={tracking.url} target="_blank" rel="noreferrer" variant="secondary">
              Track {number}
            </ButtonLink>
          )}
        </div>
      ))}
    </section>
  );
}

const statusText = (status: Replacement["status"], tiles: number): string => {
  const [what, verb] = tiles === 1 ? ["your new tile", "is"] : [`your ${tiles} new tiles`, "are"];
  switch (status) {
    case "in_production":
      return `we're making ${what}, at no charge.`;
    case "shipped":
      return `${what} ${verb} on the way.`;
    case "delivered":
      return `${what} ${tiles === 1 ? "has" : "have"} arrived.`;
  }
};
