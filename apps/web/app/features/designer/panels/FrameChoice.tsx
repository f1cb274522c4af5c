import { FRAME_STYLES, type FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { allowedFrameStyles } from "@storywall/domain/design/allowedOptions.ts";
import type { DesignBase } from "@storywall/domain/design/design.ts";
import { useId } from "react";
import styles from "./Choice.module.css";

/** Reserves the shape of a swatch before its image has loaded; the style sheet sets its size. */
const SWATCH_PX = 95;

type Props = {
  readonly legend: string;
  readonly base: DesignBase;
  readonly value: FrameStyleKey;
  readonly onChange: (style: FrameStyleKey) => void;
};

/** Every frame style that the layout allows, with an image and its name. */
export function FrameChoice({ legend, base, value, onChange }: Props) {
  const name = useId();
  const allowed = allowedFrameStyles(base);
  // A reset gives Sleek even where the layout does not offer it (R4.6): the wall's own style is always listed.
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
