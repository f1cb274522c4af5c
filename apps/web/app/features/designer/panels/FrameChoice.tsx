import { FRAME_STYLES, type FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { allowedFrameStyles } from "@storywall/domain/design/allowed.ts";
import type { DesignBase } from "@storywall/domain/design/design.ts";
import { useId } from "react";
import styles from "./Choice.module.css";

/** The shape of a swatch before its picture is there; the style sheet says how large it is. */
const SWATCH_PX = 95;

type Props = {
  readonly legend: string;
  readonly base: DesignBase;
  readonly value: FrameStyleKey;
  readonly onChange: (style: FrameStyleKey) => void;
};

/** Every frame style that the layout allows, drawn, with its name. */
export function FrameChoice({ legend, base, value, onChange }: Props) {
  const name = useId();
  const allowed = allowedFrameStyles(base);
  // A reset gives Sleek also where the layout does not offer it (R4.6); what the wall has can always be seen.
  const offered = allowed.includes(value) ? allowed : [...allowed, value];
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.swatches}>
        {offered.map((key) => {
          const style = FRAME_STYLES[key];
          return (
            <label key={key} className={styles.swatch}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                checked={key === value}
                disabled={style.isOutOfStock}
                onChange={() => onChange(key)}
              />
              <img
                className={styles.picture}
                src={`/pictures/swatch-${key.toLowerCase()}.svg`}
                alt=""
                width={SWATCH_PX}
                height={SWATCH_PX}
              />
              <span className={styles.name}>{style.name}</span>
              {style.isOutOfStock && <span className={styles.hint}>Out of stock</span>}
            </label>
          );
        })}
      </div>
      <p className={styles.description}>{FRAME_STYLES[value].description}</p>
    </fieldset>
  );
}
