import { ChoiceLink } from "../../ui/ChoiceLink.tsx";
import { Price } from "../../ui/Price.tsx";
import type { Offer, OfferSize } from "./offers.ts";
import styles from "./SizeLinks.module.css";

/** The sizes of one offer, each with its price. Each has an address of its own. */
export function SizeLinks({ offer, chosen }: { readonly offer: Offer; readonly chosen: OfferSize }) {
  return (
    <nav aria-label="Size of the frames">
      <ul className={styles.sizes}>
        {offer.sizes.map((one, index) => (
          <li key={one.size}>
            <ChoiceLink
              to={index === 0 ? offer.path : `${offer.path}?size=${one.size}`}
              replace
              isChosen={one.size === chosen.size}
              variant="option"
              className={styles.size}
            >
              <span className={styles.name}>
                {one.name} <span className={styles.measure}>{one.frame}</span>
              </span>
              <strong>
                <Price amount={one.price} />
              </strong>
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
