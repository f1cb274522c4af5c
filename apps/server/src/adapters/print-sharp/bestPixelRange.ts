/** So many pixels of the photo more may be taken on either side; a few are always enough. */
const MAX_EXTRA_PIXELS = 12;

/** A run of whole pixels along one axis of the photo. */
export type PixelRange = { readonly start: number; readonly length: number };

export type PrintAxis = {
  /** Pixels of the file for one of the photo. */
  readonly scale: number;
  /** The photo's pixel in the print's middle. */
  readonly middle: number;
  /** The print's side along that axis, in whole pixels. */
  readonly side: number;
};

/**
 * Resampling gives whole pixels and cutting goes by them, so a print lies up to three quarters of a pixel beside the ideal.
 * With some pixels of the photo more at either end other remainders are left: of all those stretches this one, which holds
 * the asked one, puts the print nearest to where it belongs.
 */
export const bestPixelRange = (required: PixelRange, print: PrintAxis): PixelRange => {
  const extras = Array.from({ length: MAX_EXTRA_PIXELS + 1 }, (_, pixels) => pixels);
  const candidates = extras.flatMap((before) =>
    extras.map((after) => ({ start: required.start - before, length: required.length + before + after })),
  );
  return candidates.reduce((best, stretch) =>
    placementError(stretch, print) < placementError(best, print) - 1e-9 ? stretch : best,
  );
};

/**
 * Pixels by which libvips puts a picture too far to the right, or down, when it makes `from` pixels into `to`: it enlarges
 * from the middle of a pixel of the photo to the corner of one of the print. What it makes smaller lies where it should.
 */
export const resamplingOffset = (from: number, to: number): number => (to > from ? 0.5 : 0);

/** How far, at most, a pixel of the print lies beside its place: by the cut, and by what rounding stretches. */
export const placementError = ({ start, length }: PixelRange, { scale, middle, side }: PrintAxis): number => {
  const scaled = Math.round(length * scale);
  const real = scaled / length;
  const cut = (middle - start) * real + resamplingOffset(length, scaled) - side / 2;
  return Math.abs(cut - Math.round(cut)) + (Math.abs(real / scale - 1) * side) / 2;
};
