import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { Crop, PhotoSize } from "@storywall/domain/crop/crop.ts";
import { effectivePpi, verdictOf, verdictSentence } from "@storywall/domain/crop/resolution.ts";
import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import { classes } from "../../ui/classes.ts";
import styles from "./CropDialog.module.css";

type Props = {
  readonly crop: Crop;
  readonly photo: PhotoSize;
  readonly opening: SizeMm;
  readonly size: FrameSizeKey;
};

/** B2: how this part of the photo will print, while one zooms. */
export function CropVerdict({ crop, photo, opening, size }: Props) {
  const verdict = verdictOf(effectivePpi(crop, photo, opening));
  return (
    <p className={classes(styles.verdict, styles[verdict])} aria-live="polite">
      {verdictSentence(verdict, size)}
    </p>
  );
}
