import { useLayoutEffect, useRef } from "react";
import styles from "./PrintAtSize.module.css";

type Props = {
  /** The visible part of the print, in mm. */
  readonly opening: { readonly width: number; readonly height: number };
  /** Size of the upright photo in its pixels. */
  readonly photo: { readonly width: number; readonly height: number };
  /** SVG transform from pixels of the photo to mm of the opening. */
  readonly transform: string;
  readonly imageUrl: string;
  /** Such as "Tile 3". */
  readonly label: string;
};

/** The visible part of a print at its size on paper, as far as the screen tells its own size correctly. */
export function PrintAtSize({ opening, photo, transform, imageUrl, label }: Props) {
  const scroller = useRef<HTMLElement>(null);
  // Faces are rarely in a corner: where the print is larger than the screen, its middle is seen first.
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = current;
    current.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which the keyboard must be able to do as well
    <section ref={scroller} className={styles.scroller} aria-label={`${label} at print size`} tabIndex={0}>
      <svg
        role="img"
        aria-label={`The photo in ${label.toLowerCase()} as it is printed`}
        viewBox={`0 0 ${opening.width} ${opening.height}`}
        width={`${opening.width}mm`}
        height={`${opening.height}mm`}
        className={styles.print}
      >
        <image
          href={imageUrl}
          width={photo.width}
          height={photo.height}
          preserveAspectRatio="none"
          transform={transform}
        />
      </svg>
    </section>
  );
}
