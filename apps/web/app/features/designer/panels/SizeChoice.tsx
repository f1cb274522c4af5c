import { FRAME_SIZES, type FrameSizeKey, type Orientation } from "@storywall/domain/catalogue/frameSizes.ts";
import { framePrice, type PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import { type ReactNode, useId } from "react";
import { classNames } from "../../../ui/classNames.ts";
import { Price } from "../../../ui/Price.tsx";
import { formatFrameSize } from "../view/tileView.ts";
import styles from "./Choice.module.css";
import { PriceChange } from "./PriceChange.tsx";

type Props = {
  readonly legend: string;
  readonly sizes: readonly FrameSizeKey[];
  /** The chosen size; null when the frames have several. */
  readonly value: FrameSizeKey | null;
  readonly prices: PriceList;
  /**
   * Shows how much each size costs more or less than the chosen one. On a phone two sizes are side by side, so that all are
   * in sight below the photo's buttons.
   */
  readonly isForTile?: boolean;
  /** Of the one tile that it is for: its sizes are given as it hangs. */
  readonly orientation?: Orientation;
  /** Says how the photos print in a size. */
  readonly markOf: (size: FrameSizeKey) => ReactNode;
  readonly onChange: (size: FrameSizeKey) => void;
};

/** Choice of frame sizes, in centimetres, with the price of one frame. */
export function SizeChoice({
  legend,
  sizes,
  value,
  prices,
  isForTile = false,
  orientation = "portrait",
  markOf,
  onChange,
}: Props) {
  const name = useId();
  const current = value && framePrice(prices, value);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={classNames(styles.rows, isForTile && styles.pairs)}>
        {sizes.map((key) => {
          const price = framePrice(prices, key);
          return (
            <label key={key} className={styles.row}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                checked={key === value}
                onChange={() => onChange(key)}
              />
              <span className={styles.name}>{FRAME_SIZES[key].name}</span>
              <span className={styles.hint}>{formatFrameSize(key, orientation)}</span>
              <span className={styles.price}>
                {price !== null && <Price amount={price} />}
                {isForTile && price !== null && current !== null && key !== value && (
                  <span className={styles.change}>
                    <PriceChange from={current} to={price} />
                  </span>
                )}
              </span>
              {markOf(key)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
