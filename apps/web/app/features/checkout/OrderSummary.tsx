import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { useId } from "react";
import { wallPictureWidths } from "../../lib/images/wallPicture.ts";
import { Button } from "../../ui/Button.tsx";
import { ChevronDownIcon } from "../../ui/icons.tsx";
import { Price } from "../../ui/Price.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Totals } from "../../ui/Totals.tsx";
import { WallLine } from "../../ui/WallLine.tsx";
import styles from "./OrderSummary.module.css";
import { PhotosLater } from "./PhotosLater.tsx";

type OrderSummaryProps = { readonly checkout: Checkout; readonly onEditCart: () => void };

/** What is bought, always in sight: beside the form on a wide screen, folded with its total on a phone. */
export function OrderSummary({ checkout, onEditCart }: OrderSummaryProps) {
  const heading = useId();
  const contents = (
    <>
      <ul>
        {checkout.lineItems.map((line) => (
          <li key={line.uuid}>
            <WallLine line={line} />
          </li>
        ))}
      </ul>
      <PhotosLater checkout={checkout} />
      <div className={styles.totals}>
        <Totals {...checkout} />
      </div>
      <Button look="secondary" wide onClick={onEditCart}>
        Change cart or promo code
      </Button>
    </>
  );
  return (
    <>
      <details className={styles.folded}>
        <summary className={styles.line}>
          <span className={styles.pictures}>
            {checkout.lineItems.slice(0, 3).map((line) => (
              <img
                key={line.uuid}
                src={line.previewUrl}
                srcSet={wallPictureWidths(line.previewUrl)}
                sizes="3rem"
                alt=""
                className={styles.thumb}
              />
            ))}
          </span>
          <span className={styles.show}>
            Your order <ChevronDownIcon size={18} />
          </span>
          <strong>
            <Price amount={minor(checkout.total)} />
          </strong>
        </summary>
        {contents}
      </details>
      <section className={styles.beside} aria-labelledby={heading}>
        <h2 id={heading} className={styles.heading}>
          Your order
        </h2>
        {contents}
      </section>
    </>
  );
}

/** Its place while the checkout is on its way, as high as the line that a phone shows of it. */
export function OrderSummaryAwaited() {
  return (
    <>
      <div className={styles.folded}>
        <div className={styles.line}>
          <Skeleton className={styles.thumb} />
          <span className={styles.show}>Your order</span>
        </div>
      </div>
      <div className={styles.beside}>
        <h2 className={styles.heading}>Your order</h2>
        <Skeleton className={styles.awaited} />
      </div>
    </>
  );
}
