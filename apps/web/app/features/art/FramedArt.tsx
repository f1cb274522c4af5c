import type { ArtItem } from "@storywall/contract/schemas/art.ts";
import { FRAME_STYLES, type FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { PHOTO_WIDTHS } from "@storywall/domain/photos/photoWidths.ts";
import { type ArtSize, orientationOf } from "./artSizes.ts";
import styles from "./FramedArt.module.css";

type Props = {
  readonly item: ArtItem;
  readonly size: ArtSize;
  readonly frameStyle: FrameStyleKey;
  /** How wide the frame is on the page, as `sizes` of an image says it. */
  readonly sizes: string;
  /** Of the first screen. */
  readonly isEager?: boolean;
};

/** A picture in its frame: the frame as it is drawn for print and shop alike, laid over the picture, mm for mm. */
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
