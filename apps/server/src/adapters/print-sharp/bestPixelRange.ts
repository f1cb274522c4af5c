/** Pixels of the photo that may be added on either side; a few always suffice. */
const MAX_EXTRA_PIXELS = 12;

/** A run of whole pixels along one axis of the photo. */
type PixelRange = { readonly start: number; readonly length: number };

type PrintAxis = {
  /** Pixels of the print for one pixel of the photo. */
  readonly scale: number;
  /** The position in the photo that lies in the middle of the print, in px. */
  readonly middle: number;
  /** The side of the print along this axis, in px. */
  readonly side: number;
};

/**
 * Returns the range around `required` that places the print best. Resampling gives whole pixels and cutting uses
 * whole pixels, so a print can be misplaced by up to three quarters of a pixel. A few more pixels of the photo at
 * either end change the rounding errors; of all these ranges the one with the smallest error is returned.
 */
export const bestPixelRange = (required: PixelRange, print: PrintAxis): PixelRange => {
  const extras = Array.from({ length: MAX_EXTRA_PIXELS + 1 }, (_, pixels) => pixels);
  const candidates = extras.flatMap((before) =>
    extras.map((after) => ({ start: required.start - before, length: required.length + before + after })),
  );
  return candidates.reduce((best, range) =>
    placementError(range, print) < placementError(best, print) - 1e-9 ? range : best,
  );
};

/**
 * Returns the pixels by which libvips shifts an image to the right or down when it resamples `from` pixels to `to`.
 * When it enlarges, it maps the middle of a source pixel to the corner of a target pixel. When it shrinks, there is
 * no shift.
 */
export const resamplingOffset = (from: number, to: number): number => (to > from ? 0.5 : 0);

/** Returns the largest displacement of a pixel of the print, in px: by the cut, and by the rounded scale. */
export const placementError = ({ start, length }: PixelRange, { scale, middle, side }: PrintAxis): number => {
  const scaled = Math.round(length * scale);
  const actualScale = scaled / length;
  const cut = (middle - start) * actualScale + resamplingOffset(length, scaled) - side / 2;
  return Math.abs(cut - Math.round(cut)) + (Math.abs(actualScale / scale - 1) * side) / 2;
};
