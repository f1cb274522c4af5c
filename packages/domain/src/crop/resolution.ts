import { FRAME_SIZE_KEYS, FRAME_SIZES, type FrameSizeKey, ORIENTATIONS } from "../catalogue/frameSizes.ts";
import { openingSizeOf } from "../geometry/opening.ts";
import type { SizeMm } from "../geometry/rect.ts";
import { MM_PER_INCH } from "../units/units.ts";
import { coverCrop } from "./cover.ts";
import type { Crop, PhotoSize } from "./crop.ts";

/** B2: how a photo will print, by its own pixels per inch of the visible opening. */
export const VERDICTS = ["sharp", "good", "soft", "unprintable"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Lower end of each band, in pixels per inch. */
export const VERDICT_BANDS = { sharp: 200, good: 150, soft: 100, unprintable: 0 } as const satisfies Record<
  Verdict,
  number
>;

/** Photo pixels per inch of the opening; the same along both sides, since a crop has the opening's shape. */
export const effectivePpi = (crop: Crop, photo: PhotoSize, opening: SizeMm): number =>
  (crop.width * photo.width) / (opening.width / MM_PER_INCH);

/** B2: 200 and over sharp, 150-199 good, 100-149 soft, under 100 not at this size. */
export const verdictOf = (ppi: number): Verdict =>
  VERDICTS.find((verdict) => ppi >= VERDICT_BANDS[verdict]) ?? "unprintable";

/** Soft asks to confirm, unprintable is not sold (B2). */
export const isWeak = (verdict: Verdict): boolean => verdict === "soft" || verdict === "unprintable";

/** Whether a print is worse than another by at least one band. */
export const isWorse = (verdict: Verdict, than: Verdict): boolean =>
  VERDICTS.indexOf(verdict) > VERDICTS.indexOf(than);

/** The verdict as a sentence for the shopper. */
export const verdictMessage = (verdict: Verdict, size: FrameSizeKey): string => {
  const { name: named, isSoldSingly, width, height } = FRAME_SIZES[size];
  // The one size of sets is chosen nowhere: nobody knows it by its name.
  const name = isSoldSingly ? named : `${width / 10} × ${height / 10} cm`;
  switch (verdict) {
    case "sharp":
      return `This photo will be sharp at ${name}.`;
    case "good":
      return `This photo will look good at ${name}.`;
    case "soft":
      return `This photo will look a little soft at ${name}.`;
    case "unprintable":
      return `This photo has too few pixels for ${name}.`;
  }
};

/** What makes a weak print better where no other tile, frame or size does: more of the photo if less than all is shown, or another one. */
export const verdictAdvice = (verdict: Verdict, isZoomedIn: boolean): string => {
  if (!isWeak(verdict)) return "";
  return isZoomedIn
    ? "The more of it shows, the crisper it is."
    : "A photo with more pixels would be crisper.";
};

export type Printable = "good" | "fair" | "poor";

const PRINTABLE_OF_VERDICT = {
  sharp: "good",
  good: "good",
  soft: "fair",
  unprintable: "poor",
} as const satisfies Record<Verdict, Printable>;

/** How well a photo suits each size before anybody has cropped it: edge to edge, hung the way that suits it best. */
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
