import type { LineItem } from "@storywall/contract/schemas/cart.ts";
import { minor } from "@storywall/domain/units/units.ts";
import type { ReactNode } from "react";
import { describeLine } from "../lib/format/describeLine.ts";
import { wallPictureWidths } from "../lib/images/wallPicture.ts";
import { classes } from "./classes.ts";
import { Price } from "./Price.tsx";
import styles from "./WallLine.module.css";

export type WallLineProps = {
  readonly line: Omit<LineItem, "_id">;
  /** False where the wall is shown larger beside its words. */
  readonly picture?: boolean;
  /** What can be done with it, below its words. */
  readonly children?: ReactNode;
};

/** One wall that is bought, as it was designed: picture, name, size, frame, number of tiles, price. */
export function WallLine({ line, picture = true, children }: WallLineProps) {
  const { size, frame, tiles } = describeLine(line);
  return (
    <article className={classes(styles.line, !picture && styles.withoutPicture)} aria-label={line.title}>
      {picture && (
        <div className={styles.picture}>
          <img
            src={line.previewUrl}
            srcSet={wallPictureWidths(line.previewUrl)}
            sizes="6.5rem"
            alt={`${line.title} as you designed it`}
            decoding="async"
          />
        </div>
      )}
      <p className={styles.title}>{line.title}</p>
      <p className={styles.price}>
        <Price amount={minor(line.price)} />
      </p>
      <div className={styles.words}>
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
      {children && <div className={styles.actions}>{children}</div>}
    </article>
  );
}
