import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES, type FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { allowedFrameStyles } from "@storywall/domain/design/allowedOptions.ts";
import type { DesignBase } from "@storywall/domain/design/design.ts";
import { outOfStockLabel } from "@storywall/domain/stock/outOfStockLabel.ts";
import { findStyleShortage } from "@storywall/domain/stock/shortage.ts";
import { useId } from "react";
import { useSite } from "../../../lib/api/site.ts";
import { LazyStockNotes } from "../stock/LazyStockNotes.tsx";
import type { PhotoViewStore } from "../view/photoView.ts";
import styles from "./Choice.module.css";
import { LazyOwnPhotos } from "./LazyOwnPhotos.tsx";

/** Reserves the shape of a swatch before its image has loaded; the style sheet sets its size. */
const SWATCH_PX = 95;

type Props = {
  readonly legend: string;
  /** The tile that the frame is chosen for; null for the wall. */
  readonly tileName: string | null;
  readonly base: DesignBase;
  /** The sizes that the frame is chosen for. */
  readonly sizes: readonly FrameSizeKey[];
  /** The chosen frame; null when the tiles have several. */
  readonly value: FrameStyleKey | null;
  readonly photos: PhotoViewStore;
  readonly onChange: (style: FrameStyleKey) => void;
};

/** Every frame style that the layout allows, with an image and its name. What is out of stock cannot be chosen. */
export function FrameChoice({ legend, tileName, base, sizes, value, photos, onChange }: Props) {
  const name = useId();
  const { shortages } = useSite();
  const shortageOf = (style: FrameStyleKey) => findStyleShortage(shortages, style, sizes);
  const today = new Date().toISOString().slice(0, 10);
  const allowed = allowedFrameStyles(base);
  // A reset once gave Sleek on every layout (R4.6): the wall's own style is listed, although it cannot be bought.
  const offered = value === null || allowed.includes(value) ? allowed : [...allowed, value];
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.swatches}>
        {offered.map((key) => {
          const style = FRAME_STYLES[key];
          const shortage = shortageOf(key);
          return (
            <label key={key} className={styles.swatch}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                checked={key === value}
                disabled={shortage !== null && key !== value}
                onChange={() => onChange(key)}
              />
              <LazyOwnPhotos of={key} tileName={tileName} photos={photos}>
                <img
                  className={styles.picture}
                  src={`/pictures/swatch-${key.toLowerCase()}.svg`}
                  alt=""
                  width={SWATCH_PX}
                  height={SWATCH_PX}
                />
              </LazyOwnPhotos>
              <span className={styles.name}>{style.name}</span>
              <span className={styles.hint}>{style.description.split(" ", 1)}</span>
              {shortage && <span className={styles.hint}>{outOfStockLabel(shortage, today)}</span>}
            </label>
          );
        })}
      </div>
      <LazyStockNotes part="panel" tileName={tileName} />
      <p className={styles.description}>
        {value === null
          ? "Your tiles have different frames."
          : !allowed.includes(value)
            ? "We don't sell this layout in this frame. To order, choose another one."
            : FRAME_STYLES[value].description}
      </p>
    </fieldset>
  );
}
