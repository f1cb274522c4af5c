import type { LineItem } from "@storywall/contract/schemas/cart.ts";
import { FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { TILE_SETS } from "@storywall/domain/catalogue/sets.ts";
import { findNextSet, pricePerTile } from "@storywall/domain/pricing/priceGuide.ts";
import { framePrice } from "@storywall/domain/pricing/wallPrice.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { Fragment } from "react";
import { useSite } from "../../lib/api/site.ts";
import { Price, PriceDifference } from "../../ui/Price.tsx";
import styles from "./CartLine.module.css";
import { hasOneSize, listSizes } from "./lineSizes.ts";

/** Price of one copy, where the line's price is that of several. */
export function CopyPriceNote({ line }: { readonly line: Pick<LineItem, "quantity" | "unitPrice"> }) {
  if (line.quantity === 1) return null;
  return (
    <p className={styles.note}>
      {line.quantity} at <Price amount={minor(line.unitPrice)} />
    </p>
  );
}

/** Price of one tile, and what the next set adds (B8). */
export function LinePriceNote({ line }: { readonly line: LineItem }) {
  const site = useSite();
  const { unitPrice, tilesCount } = line;
  const next = line.collectionId ? findNextSet(site, line.collectionId) : null;
  // One tile costs as much as the line.
  if (tilesCount === 1) return null;
  const isPerTile = hasOneSize(line);
  if (!isPerTile && !next) {
    // Tiles of several sizes have several prices, and none of them costs the average.
    return (
      <p className={styles.note}>
        {listSizes(line).map((size, index) => {
          const price = framePrice(site, size);
          return (
            price !== null && (
              <Fragment key={size}>
                {index > 0 && ", "}
                {FRAME_SIZES[size].name} <Price amount={price} />
              </Fragment>
            )
          );
        })}{" "}
        each
      </p>
    );
  }
  return (
    <p className={styles.note}>
      {isPerTile && (
        <>
          <Price amount={pricePerTile(minor(unitPrice), tilesCount)} /> a tile{next && ". "}
        </>
      )}
      {next && (
        <>
          {TILE_SETS[next.key].name}: {next.moreTiles} more tiles for <PriceDifference amount={next.extra} />
        </>
      )}
    </p>
  );
}
