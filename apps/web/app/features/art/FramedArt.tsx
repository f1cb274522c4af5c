import type { ArtItem } from "@storywall/contract/schemas/art.ts";
import { FRAME_STYLES, type FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { PHOTO_WIDTHS } from "@storywall/domain/photos/photoWidths.ts";
import { type ArtSize, orientationOf } from "./artSizes.ts";
import styles from "./FramedArt.module.css";

type Props = {
  readonly item: ArtItem;
  readonly size: ArtSize;
  readonly frameStyle: FrameStyleKey;
  /** The width of the frame on the page, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** True for items on the first screen. */
  readonly isEager?: boolean;
};

/** An art item in its frame: the drawing of the frame is laid over the image at the same scale. */
export function FramedArt({ item, size, frameStyle, sizes, isEager = false }: Props) {
  const { horizontal, vertical } = size.insets[FRAME_STYLES[frameStyle].mat];
  return (
    <span className={styles.framed} style={{ aspectRatio: `${size.widthCm} / ${size.heightCm}` }}>
      <img
        src={`${item.url}?w=640`}
        srcSet={PHOTO_WIDTHS.map((width) => `${item.url}?w=${width} ${width}w`).join(", ")}
        sizes={sizes}
        width={item.width}
        height={item.height}
        loading={isEager ? "eager" : "lazy"}
        {...(isEager && { fetchPriority: "high" as const })}
        alt={item.title}
        className={styles.image}
        style={{
          left: `${horizontal}%`,
          top: `${vertical}%`,
          width: `${100 - 2 * horizontal}%`,
          height: `${100 - 2 * vertical}%`,
        }}
      />
      <img
        src={`/pictures/moulding-${size.size}.${frameStyle}.${orientationOf(item)}.svg`}
        alt=""
        loading={isEager ? "eager" : "lazy"}
        className={styles.frame}
      />
    </span>
  );
}
