import { FRAME_SIZE_KEYS, type FrameSizeKey, ORIENTATIONS } from "../catalogue/frameSizes.ts";
import { openingSizeOf } from "../geometry/opening.ts";
import type { SizeMm } from "../geometry/rect.ts";
import { MM_PER_INCH } from "../units/units.ts";
import { coverCrop } from "./cover.ts";
import type { Crop, PhotoSize } from "./crop.ts";
import { VERDICT_BANDS, VERDICTS } from "./verdicts.ts";

/** How a photo will print (requirement B2). */
export type Verdict = (typeof VERDICTS)[number];

/**
 * Returns photo pixels per inch of the opening. Both sides have the same value, since a crop has the shape of its
 * opening.
 */
export const effectivePpi = (crop: Crop, photo: PhotoSize, opening: SizeMm): number =>
  (crop.width * photo.width) / (opening.width / MM_PER_INCH);

/**
 * Returns the verdict of a resolution: from 200 sharp, 150 to 199 good, 100 to 149 soft, under 100 unprintable
 * (requirement B2).
 */
export const verdictOf = (ppi: number): Verdict =>
  VERDICTS.find((verdict) => ppi >= VERDICT_BANDS[verdict]) ?? "unprintable";

/**
 * Returns true if the shopper must confirm the print before paying (requirement B2): soft, or unprintable, which the
 * workshop prints only after a staff member has looked at it (docs/decisions/0047).
 */
export const isWeak = (verdict: Verdict): boolean => verdict === "soft" || verdict === "unprintable";

/** Returns true if a verdict is worse than another by at least one band. */
export const isWorse = (verdict: Verdict, than: Verdict): boolean =>
  VERDICTS.indexOf(verdict) > VERDICTS.indexOf(than);

type Printable = "good" | "fair" | "poor";

const PRINTABLE_OF_VERDICT = {
  sharp: "good",
  good: "good",
  soft: "fair",
  unprintable: "poor",
} as const satisfies Record<Verdict, Printable>;

/** Returns the verdict of an uncropped photo for each size: without a mat, in the orientation that suits it best. */
export const printableBySize = (photo: PhotoSize): Readonly<Record<FrameSizeKey, Printable>> => {
  const printable = (size: FrameSizeKey): Printable => {
    const ppis = ORIENTATIONS.map((orientation) => {
      const opening = openingSizeOf(size, "Infinite", orientation);
      return effectivePpi(coverCrop(photo, opening), photo, opening);
    });
    return PRINTABLE_OF_VERDICT[verdictOf(Math.max(...ppis))];
  };
  const [square, small, medium, large, xlarge] = FRAME_SIZE_KEYS;
  return {
    [square]: printable(square),
    [small]: printable(small),
    [medium]: printable(medium),
    [large]: printable(large),
    [xlarge]: printable(xlarge),
  };
};
