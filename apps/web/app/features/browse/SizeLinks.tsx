import { Link } from "react-router";
import { Price } from "../../ui/Price.tsx";
import type { Offer, OfferSize } from "./offers.ts";
import styles from "./SizeLinks.module.css";

/** The sizes of one offer, each with its price. Links, so that each has its address and works before any script has run. */
export function SizeLinks({ offer, chosen }: { readonly offer: Offer; readonly chosen: OfferSize }) {
  return (
    <nav aria-label="Size of the frames">
      <ul className={styles.sizes}>
        {offer.sizes.map((one, index) => (
          <li key={one.size}>
            <Link
              to={index === 0 ? offer.path : `${offer.path}?size=${one.size}`}
              replace
              preventScrollReset
              aria-current={one.size === chosen.size ? "true" : undefined}
              className={styles.size}
            >
              <span className={styles.name}>
                {one.name} <span className={styles.measure}>{one.frame}</span>
              </span>
              <strong>
                <Price amount={one.price} />
              </strong>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
