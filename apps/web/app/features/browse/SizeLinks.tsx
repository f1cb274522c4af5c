import { ChoiceLink } from "../../ui/ChoiceLink.tsx";
import { Price } from "../../ui/Price.tsx";
import type { Offer, OfferSize } from "./offers.ts";
import styles from "./SizeLinks.module.css";

/** Links to the sizes of one offer with their prices. Each size has its own address. */
export function SizeLinks({ offer, chosen }: { readonly offer: Offer; readonly chosen: OfferSize }) {
  return (
    <nav aria-label="Frame size">
      <ul className={styles.sizes}>
        {offer.sizes.map((offerSize, index) => (
          <li key={offerSize.size}>
            <ChoiceLink
              to={index === 0 ? offer.path : `${offer.path}?size=${offerSize.size}`}
              replace
              isChosen={offerSize.size === chosen.size}
              variant="option"
              className={styles.size}
            >
              <span className={styles.name}>
                {offerSize.name} <span className={styles.measure}>{offerSize.frame}</span>
              </span>
              <strong>
                <Price amount={offerSize.price} />
              </strong>
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
