import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { useId } from "react";
import { previewSrcSet } from "../../lib/images/previewSrcSet.ts";
import { Button } from "../../ui/Button.tsx";
import { ChevronDownIcon } from "../../ui/icons/icons.tsx";
import { LineItemSummary } from "../../ui/LineItemSummary.tsx";
import { Price } from "../../ui/Price.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { deliveryOf, Totals } from "../../ui/Totals.tsx";
import styles from "./CheckoutSummary.module.css";
import { UploadLaterNote } from "./UploadLaterNote.tsx";

type CheckoutSummaryProps = { readonly checkout: Checkout; readonly onEditCart: () => void };

/** What is bought: beside the form on a wide screen, folded to its total on a phone. */
export function CheckoutSummary({ checkout, onEditCart }: CheckoutSummaryProps) {
  const headingId = useId();
  const delivery = deliveryOf(checkout);
  const contents = (
    <>
      <ul>
        {checkout.lineItems.map((line) => (
          <li key={line.uuid}>
            <LineItemSummary line={line} />
          </li>
        ))}
      </ul>
      <UploadLaterNote checkout={checkout} />
      <div className={styles.totals}>
        <Totals {...checkout} />
      </div>
      <Button variant="secondary" wide onClick={onEditCart}>
        Change cart or promo code
      </Button>
    </>
  );
  return (
    <>
      <details className={styles.collapsible}>
        <summary className={styles.summaryLine}>
          <span className={styles.previews}>
            {checkout.lineItems.slice(0, 3).map((line) => (
              <img
                key={line.uuid}
                src={line.previewUrl}
                srcSet={previewSrcSet(line.previewUrl)}
                sizes="3rem"
                alt=""
                className={styles.thumbnail}
              />
            ))}
          </span>
          <span className={styles.toggle}>
            Your order <ChevronDownIcon size={18} />
          </span>
          <span className={styles.total}>
            <strong>
              <Price amount={minor(checkout.total)} />
            </strong>
            <small>
              {delivery === 0 ? (
                "delivery included"
              ) : (
                <>
                  with <Price amount={minor(delivery)} /> delivery
                </>
              )}
            </small>
          </span>
        </summary>
        {contents}
      </details>
      <section className={styles.sidebar} aria-labelledby={headingId}>
        <h2 id={headingId} className={styles.heading}>
          Your order
        </h2>
        {contents}
      </section>
    </>
  );
}

/** The placeholder while the checkout loads, as high as the folded summary on a phone. */
export function CheckoutSummarySkeleton() {
  return (
    <>
      <div className={styles.collapsible}>
        <div className={styles.summaryLine}>
          <Skeleton className={styles.thumbnail} />
          <span className={styles.toggle}>Your order</span>
        </div>
      </div>
      <div className={styles.sidebar}>
        <h2 className={styles.heading}>Your order</h2>
        <Skeleton className={styles.skeleton} />
      </div>
    </>
  );
}
