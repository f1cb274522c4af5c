import type { HeldPrint } from "@storywall/contract/schemas/heldPrint.ts";
import { degrees, fraction, px } from "@storywall/domain/units/units.ts";
import { imageTransform } from "@storywall/scene/imageTransform.ts";
import styles from "./PrintReviewPage.module.css";

/** The visible part of a print at its size on paper, as far as the screen tells its own size correctly. */
export default function PrintAtSize({ print }: { readonly print: HeldPrint }) {
  const { opening, photo, number } = print;
  const crop = {
    x: fraction(print.crop.x),
    y: fraction(print.crop.y),
    width: fraction(print.crop.width),
    height: fraction(print.crop.height),
    rotation: degrees(print.crop.rotation),
    ...(print.crop.isFlipped ? ({ isFlipped: true } as const) : {}),
  };
  const size = { width: px(photo.width), height: px(photo.height) };
  const { a, b, c, d, e, f } = imageTransform(crop, size, { x: 0, y: 0, ...opening });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must be able to do as well
    <section className={styles.scroller} aria-label={`Tile ${number} at print size`} tabIndex={0}>
      <svg
        role="img"
        aria-label={`The photo in tile ${number} as it is printed`}
        viewBox={`0 0 ${opening.width} ${opening.height}`}
        width={`${opening.width}mm`}
        height={`${opening.height}mm`}
        className={styles.print}
      >
        <image
          href={photo.url}
          width={photo.width}
          height={photo.height}
          preserveAspectRatio="none"
          transform={`matrix(${a} ${b} ${c} ${d} ${e} ${f})`}
        />
      </svg>
    </section>
  );
}
