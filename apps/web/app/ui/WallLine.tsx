import type { LineItem } from "@storywall/contract/schemas/cart.ts";
import { minor } from "@storywall/domain/units/units.ts";
import type { ReactNode } from "react";
import { describeLine } from "../lib/describeLine.ts";
import { Price } from "./Price.tsx";
import styles from "./WallLine.module.css";

export type WallLineProps = {
  readonly line: Omit<LineItem, "_id">;
  /** What can be done with it, below its words. */
  readonly children?: ReactNode;
};

/** One wall that is bought, as it was designed: picture, name, size, frame, number of tiles, price. */
export function WallLine({ line, children }: WallLineProps) {
  const { size, frame, tiles } = describeLine(line);
  return (
    <article className={styles.line} aria-label={line.title}>
      <div className={styles.picture}>
        <img src={line.previewUrl} alt={`${line.title} as you designed it`} decoding="async" />
      </div>
      <div className={styles.words}>
        <p className={styles.title}>{line.title}</p>
        <p className={styles.facts}>
          {size}
          <br />
          {frame}, {tiles}
          {!children && line.quantity > 1 && (
            <>
              <br />
              {line.quantity} of these
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
      <p className={styles.price}>
        <Price amount={minor(line.price)} />
      </p>
      {children && <div className={styles.actions}>{children}</div>}
    </article>
  );
}
