import { FRAME_SIZES, type FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { framePrice, type PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import { useId } from "react";
import { Price } from "../../../ui/Price.tsx";
import styles from "./Choice.module.css";
import { PriceChange } from "./PriceChange.tsx";

type Props = {
  readonly legend: string;
  readonly sizes: readonly FrameSizeKey[];
  /** Null: the frames have several sizes. */
  readonly value: FrameSizeKey | null;
  readonly prices: PriceList;
  /** Shows how much each size costs more or less than the chosen one. */
  readonly shouldShowPriceChange?: boolean;
  readonly onChange: (size: FrameSizeKey) => void;
};

/** Choice of frame sizes, in centimetres, with the price of one frame. */
export function SizeChoice({ legend, sizes, value, prices, shouldShowPriceChange = false, onChange }: Props) {
  const name = useId();
  const current = value && framePrice(prices, value);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.rows}>
        {sizes.map((key) => {
          const { name: sizeName, width, height } = FRAME_SIZES[key];
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
              <span className={styles.name}>{sizeName}</span>
              <span className={styles.hint}>
                {width / 10} × {height / 10} cm
              </span>
              <span className={styles.price}>
                {price !== null && <Price amount={price} />}
                {shouldShowPriceChange && price !== null && current !== null && key !== value && (
                  <span className={styles.change}>
                    <PriceChange from={current} to={price} />
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
