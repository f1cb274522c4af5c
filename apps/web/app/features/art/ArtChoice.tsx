import {
  FRAME_STYLE_KEYS,
  FRAME_STYLES,
  type FrameStyleKey,
} from "@storywall/domain/catalogue/frameStyles.ts";
import { Link } from "react-router";
import { Price } from "../../ui/Price.tsx";
import { ShopPicture } from "../../ui/ShopPicture.tsx";
import styles from "./ArtChoice.module.css";
import type { ArtSize } from "./artChoices.ts";

type Props = {
  readonly path: string;
  readonly sizes: readonly ArtSize[];
  readonly size: ArtSize;
  readonly frameStyle: FrameStyleKey;
};

/** Size and frame of one picture. Links, so that each choice has its address and works before any script has run. */
export function ArtChoice({ path, sizes, size, frameStyle }: Props) {
  const to = (chosen: { readonly size?: string; readonly frame?: string }): string =>
    `${path}?${new URLSearchParams({ size: size.size, frame: frameStyle, ...chosen })}`;
  return (
    <>
      <nav aria-labelledby="size" className={styles.choice}>
        <h2 id="size" className={styles.heading}>
          Size, with its frame
        </h2>
        <ul className={styles.sizes}>
          {sizes.map((one) => (
            <li key={one.size}>
              <Link
                to={to({ size: one.size })}
                replace
                preventScrollReset
                aria-current={one.size === size.size ? "true" : undefined}
                className={styles.one}
              >
                <span>
                  <b>{one.name}</b> {one.widthCm} × {one.heightCm} cm
                </span>
                <Price amount={one.price} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="frame" className={styles.choice}>
        <h2 id="frame" className={styles.heading}>
          Frame: {FRAME_STYLES[frameStyle].description.toLowerCase()}
        </h2>
        <ul className={styles.frames}>
          {FRAME_STYLE_KEYS.filter((key) => !FRAME_STYLES[key].isOutOfStock).map((key) => (
            <li key={key}>
              <Link
                to={to({ frame: key })}
                replace
                preventScrollReset
                aria-current={key === frameStyle ? "true" : undefined}
                className={styles.one}
              >
                <ShopPicture
                  name={`frame-${key.toLowerCase()}`}
                  alt=""
                  sizes="(min-width: 64rem) 9rem, 25vw"
                  width={380}
                  height={380}
                />
                {FRAME_STYLES[key].name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
