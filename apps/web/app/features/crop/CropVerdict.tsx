import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { Crop, PhotoSize } from "@storywall/domain/crop/crop.ts";
import { effectivePpi, verdictOf } from "@storywall/domain/crop/resolution.ts";
import { verdictAdvice, verdictMessage } from "@storywall/domain/crop/verdictMessages.ts";
import { isSoftArt } from "@storywall/domain/design/tileVerdict.ts";
import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import { classNames } from "../../ui/classNames.ts";
import styles from "./CropDialog.module.css";

type Props = {
  readonly photoId: string;
  readonly crop: Crop;
  readonly photo: PhotoSize;
  readonly opening: SizeMm;
  readonly size: FrameSizeKey;
  /** Zoom factor; 1 when the photo just fills the opening. */
  readonly zoom: number;
};

/** A smaller zoom is invisible, and floating-point numbers are not exact. */
const MIN_ZOOM_FOR_ADVICE = 1.02;

/** Says how sharp this part of the photo will print, while zooming (B2). */
export function CropVerdict({ photoId, crop, photo, opening, size, zoom }: Props) {
  const measured = verdictOf(effectivePpi(crop, photo, opening));
  const verdict = isSoftArt(photoId, measured) ? "good" : measured;
  const orientation = opening.width > opening.height ? "landscape" : "portrait";
  return (
    <p className={classNames(styles.verdict, styles[verdict])} aria-live="polite">
      {verdictMessage(verdict, size, orientation)} {verdictAdvice(verdict, zoom > MIN_ZOOM_FOR_ADVICE)}
    </p>
  );
}
