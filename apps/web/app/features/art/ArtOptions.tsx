import { formatSize } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES, type FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { useSite } from "../../lib/api/site.ts";
import { ChoiceLink } from "../../ui/ChoiceLink.tsx";
import { Price } from "../../ui/Price.tsx";
import styles from "./ArtOptions.module.css";
import type { ArtSize } from "./artSizes.ts";
import { inStockStyles, outOfStockText } from "./inStockStyles.ts";

type Props = {
  readonly path: string;
  readonly sizes: readonly ArtSize[];
  readonly size: ArtSize;
  readonly frameStyle: FrameStyleKey;
};

/** Size and frame of one art item. The choices are links: each has its URL, and works before scripts have loaded. */
export function ArtOptions({ path, sizes, size, frameStyle }: Props) {
  const { shortages } = useSite();
  const missing = outOfStockText(shortages, size.size);
  const pathWith = (changes: { readonly size?: string; readonly frame?: string }): string =>
    `${path}?${new URLSearchParams({ size: size.size, frame: frameStyle, ...changes })}`;
  return (
    <>
      <nav aria-labelledby="size" className={styles.group}>
        <h2 id="size" className={styles.heading}>
          Framed size
        </h2>
        <ul className={styles.sizes}>
          {sizes.map((one) => (
            <li key={one.size}>
              <ChoiceLink
                to={pathWith({ size: one.size })}
                replace
                isChosen={one.size === size.size}
                variant="option"
                className={styles.option}
              >
                <span>
                  <b>{one.name}</b> {formatSize({ width: one.widthCm * 10, height: one.heightCm * 10 })}
                </span>
                <Price amount={one.price} />
              </ChoiceLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="frame" className={styles.group}>
        <h2 id="frame" className={styles.heading}>
          Frame
        </h2>
        <ul className={styles.frames}>
          {inStockStyles(shortages, size.size).map((key) => (
            <li key={key}>
              <ChoiceLink
                to={pathWith({ frame: key })}
                replace
                isChosen={key === frameStyle}
                variant="option"
                className={styles.option}
              >
                <img src={`/pictures/swatch-${key.toLowerCase()}.svg`} alt="" width={160} height={160} />
                {FRAME_STYLES[key].name}
                <small>{FRAME_STYLES[key].description.replace("photo", "picture")}</small>
              </ChoiceLink>
            </li>
          ))}
        </ul>
        {missing !== null && <p>{missing}</p>}
      </nav>
    </>
  );
}
