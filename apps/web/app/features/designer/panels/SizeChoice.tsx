import { FRAME_SIZES, type FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { framePrice, type PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import { useId } from "react";
import { Price } from "../../../ui/Price.tsx";
import styles from "./Choice.module.css";

type Props = {
  readonly legend: string;
  readonly sizes: readonly FrameSizeKey[];
  readonly value: FrameSizeKey;
  readonly prices: PriceList;
  readonly onChange: (size: FrameSizeKey) => void;
};

/** Sizes with centimetres and price a frame. */
export function SizeChoice({ legend, sizes, value, prices, onChange }: Props) {
  const name = useId();
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
              <span className={styles.price}>{price !== null && <Price amount={price} />}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
