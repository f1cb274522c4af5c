import type { LineItem } from "@storywall/contract/schemas/cart.ts";
import { minor } from "@storywall/domain/units/units.ts";
import type { ReactNode } from "react";
import { describeLine } from "../lib/format/describeLine.ts";
import { linePlaceholders } from "../lib/images/linePlaceholders.ts";
import { previewSrcSet } from "../lib/images/previewSrcSet.ts";
import { classNames } from "./classNames.ts";
import { LargerView } from "./enlarged/LargerView.tsx";
import styles from "./LineItemSummary.module.css";
import { Price } from "./Price.tsx";

type LineItemSummaryProps = {
  /** A price of null is not shown. */
  readonly line: Omit<LineItem, "_id" | "price" | "unitPrice"> & { readonly price: number | null };
  /** False when a larger preview is shown beside it. */
  readonly hasPreview?: boolean;
  /** False where a control shows the quantity. */
  readonly hasQuantity?: boolean;
  /** Actions, below the text. */
  readonly children?: ReactNode;
};

/** One wall of a cart or an order: preview, name, size, frame, number of tiles, price. */
export function LineItemSummary({
  line,
  hasPreview = true,
  hasQuantity = true,
  children,
}: LineItemSummaryProps) {
  const { size, frame, tiles } = describeLine(line);
  return (
    <article
      className={classNames(styles.line, !hasPreview && styles.withoutPreview)}
      aria-label={line.title}
    >
      {hasPreview && (
        <div className={styles.preview}>
          {linePlaceholders.get(line.uuid)}
          <img
            // A browser shows the old preview until it has the new one.
            key={line.previewUrl}
            src={line.previewUrl}
            srcSet={previewSrcSet(line.previewUrl)}
            sizes="6.5rem"
            alt={`${line.title} as you designed it`}
            decoding="async"
          />
          <LargerView title={line.title} previewUrl={line.previewUrl} />
        </div>
      )}
      <p className={styles.title}>{line.title}</p>
      {line.price !== null && (
        <p className={styles.price}>
          <Price amount={minor(line.price)} />
        </p>
      )}
      <div className={styles.text}>
        <p className={styles.facts}>
          {size}
          <br />
          {frame}, {tiles}
          {hasQuantity && line.quantity > 1 && (
            <>
              <br />
              Quantity: {line.quantity}
            </>
          )}
        </p>
        {line.photosStillToUpload > 0 && (
          <p className={styles.missing}>
            {line.photosStillToUpload === 1
              ? "1 tile has no photo yet."
              : `${line.photosStillToUpload} tiles have no photo yet.`}
          </p>
        )}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </article>
  );
}
