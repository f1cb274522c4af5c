import type { PhotoSize } from "@storywall/domain/crop/crop.ts";
import type { TilePrint } from "@storywall/domain/print/tilePrint.ts";
import { applyMatrix, type Matrix } from "@storywall/scene/imageTransform.ts";
import { invertMatrix, printedArea, printTransform } from "@storywall/scene/printTransform.ts";
import { bestPixelRange, resamplingOffset } from "./bestPixelRange.ts";

/** A rectangle of whole pixels. */
type PixelBox = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
type Overhang = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/**
 * The steps that make a print of its master, each an operation of libvips:
 * 1. extract `region` from the photo, extended by `overhang` with mirrored pixels where the bleed reaches over its
 *    edge;
 * 2. resample it to `scaled` pixels (Lanczos);
 * 3. apply `turn` (quarter turns, or an affine matrix for other angles) and cut the print out at `cut`;
 * 4. mirror the print left to right where `isFlipped`. Its opening is in the middle, so it keeps its position.
 */
export type RenderPlan = {
  readonly region: PixelBox;
  readonly overhang: Overhang;
  readonly scaled: { readonly width: number; readonly height: number };
  readonly turn:
    | { readonly kind: "quarters"; readonly degrees: 0 | 90 | 180 | 270 }
    | {
        readonly kind: "affine";
        readonly matrix: readonly [readonly [number, number], readonly [number, number]];
        readonly shift: { readonly x: number; readonly y: number };
      };
  readonly cut: PixelBox;
  readonly isFlipped: boolean;
};

const QUARTERS = [0, 90, 180, 270] as const;
/** Lanczos reads three pixels of the coarser image around a pixel; `wholeArea` adds one more for rounding. */
const KERNEL_REACH = 3;

/**
 * Plans a print in px of the upright photo and px of the print file. Where the photo lies in the print comes only
 * from the scene, so that screen and print agree.
 */
export const createRenderPlan = (
  { crop, geometry }: Pick<TilePrint, "crop" | "geometry">,
  photo: PhotoSize,
): RenderPlan => {
  const { isFlipped = false, ...unflipped } = crop;
  const transform = printTransform(unflipped, photo, geometry);
  const quarter = (((crop.rotation / 90) % 4) + 4) % 4;
  const degrees = QUARTERS.find((_, index) => index === quarter);
  const scale = scaleOf(transform);
  const minimalArea = wholeArea(printedArea(transform, geometry), scale);
  // A turn by another angle places the print exactly by itself.
  const sourceArea =
    degrees === undefined ? minimalArea : bestArea(minimalArea, transform, degrees, geometry);
  const { region, overhang } = splitAtEdges(sourceArea, photo);

  // A turn by another angle resamples by itself; an enlargement before it would only blur (docs/decisions/0014).
  const isScaledFirst = degrees !== undefined || scale.x < 1;
  const scaled = isScaledFirst
    ? { width: Math.round(sourceArea.width * scale.x), height: Math.round(sourceArea.height * scale.y) }
    : { width: sourceArea.width, height: sourceArea.height };
  const fromScaled = transformFromScaled(transform, sourceArea, scaled);
  const turned =
    degrees === undefined
      ? planFreeTurn(fromScaled, scaled)
      : {
          turn: { kind: "quarters", degrees } as const,
          at: planQuarterTurn(fromScaled, scaled, degrees, geometry),
        };
  return {
    region,
    overhang,
    scaled,
    turn: turned.turn,
    cut: { ...turned.at, width: geometry.width, height: geometry.height },
    isFlipped,
  };
};

/** Returns the px of the print for one px of the photo, along the photo's axes. */
const scaleOf = ({ a, b, c, d }: Matrix) => ({ x: Math.hypot(a, b), y: Math.hypot(c, d) });

/** Returns the whole pixels around the printed area, with the pixels beside them that the kernel reads. */
const wholeArea = (
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  scale: { readonly x: number; readonly y: number },
): PixelBox => {
  const reach = (axisScale: number) => Math.ceil(KERNEL_REACH * Math.max(1, 1 / axisScale)) + 1;
  const left = Math.floor(area.x) - reach(scale.x);
  const top = Math.floor(area.y) - reach(scale.y);
  const width = Math.ceil(area.x + area.width) + reach(scale.x) - left;
  const height = Math.ceil(area.y + area.height) + reach(scale.y) - top;
  return { left, top, width, height };
};

/**
 * Returns the area with a few more pixels of the photo, so that rounding misplaces the print least
 * (bestPixelRange.ts).
 */
const bestArea = (
  { left, top, width, height }: PixelBox,
  transform: Matrix,
  degrees: (typeof QUARTERS)[number],
  print: Pick<PixelBox, "width" | "height">,
): PixelBox => {
  const scale = scaleOf(transform);
  const middle = applyMatrix(invertMatrix(transform), { x: print.width / 2, y: print.height / 2 });
  const isSideways = degrees === 90 || degrees === 270;
  const [sideX, sideY] = isSideways ? [print.height, print.width] : [print.width, print.height];
  const x = bestPixelRange({ start: left, length: width }, { scale: scale.x, middle: middle.x, side: sideX });
  const y = bestPixelRange({ start: top, length: height }, { scale: scale.y, middle: middle.y, side: sideY });
  return { left: x.start, top: y.start, width: x.length, height: y.length };
};

const splitAtEdges = (area: PixelBox, photo: PhotoSize): { region: PixelBox; overhang: Overhang } => {
  const left = Math.max(0, area.left);
  const top = Math.max(0, area.top);
  const right = Math.min(photo.width, area.left + area.width);
  const bottom = Math.min(photo.height, area.top + area.height);
  return {
    region: { left, top, width: right - left, height: bottom - top },
    overhang: {
      left: left - area.left,
      top: top - area.top,
      right: area.left + area.width - right,
      bottom: area.top + area.height - bottom,
    },
  };
};

/** Returns the transform from pixels of the resampled region to the print, instead of from pixels of the photo. */
const transformFromScaled = (
  transform: Matrix,
  sourceArea: PixelBox,
  scaled: { readonly width: number; readonly height: number },
): Matrix => {
  const x = sourceArea.width / scaled.width;
  const y = sourceArea.height / scaled.height;
  const origin = applyMatrix(transform, {
    x: sourceArea.left - x * resamplingOffset(sourceArea.width, scaled.width),
    y: sourceArea.top - y * resamplingOffset(sourceArea.height, scaled.height),
  });
  const { a, b, c, d } = transform;
  return { a: a * x, b: b * x, c: c * y, d: d * y, e: origin.x, f: origin.y };
};

/**
 * Returns the print's position in the turned region. It is measured in the middle, so that both edges share the
 * rounding.
 */
const planQuarterTurn = (
  fromScaled: Matrix,
  { width, height }: { readonly width: number; readonly height: number },
  degrees: 0 | 90 | 180 | 270,
  print: { readonly width: number; readonly height: number },
): Pick<PixelBox, "left" | "top"> => {
  const { x, y } = applyMatrix(invertMatrix(fromScaled), { x: print.width / 2, y: print.height / 2 });
  const middle = {
    0: { x, y },
    90: { x: height - y, y: x },
    180: { x: width - x, y: height - y },
    270: { x: y, y: width - x },
  }[degrees];
  return { left: Math.round(middle.x - print.width / 2), top: Math.round(middle.y - print.height / 2) };
};

/**
 * Plans a turn by another angle. libvips counts pixels by their top left corners and starts its result at the rounded
 * upper left corner of the transformed region. The middle of a pixel is half a pixel further, in both spaces.
 */
const planFreeTurn = (
  { a, b, c, d, e, f }: Matrix,
  { width, height }: { readonly width: number; readonly height: number },
): { turn: RenderPlan["turn"]; at: Pick<PixelBox, "left" | "top"> } => {
  const origin = {
    x: roundHalfAwayFromZero(Math.min(0, a * width, c * height, a * width + c * height)),
    y: roundHalfAwayFromZero(Math.min(0, b * width, d * height, b * width + d * height)),
  };
  const shift = { x: e + (a + c) / 2 - 0.5, y: f + (b + d) / 2 - 0.5 };
  const whole = { x: Math.round(shift.x + origin.x), y: Math.round(shift.y + origin.y) };
  return {
    turn: {
      kind: "affine",
      matrix: [
        [a, c],
        [b, d],
      ],
      shift: { x: shift.x + origin.x - whole.x, y: shift.y + origin.y - whole.y },
    },
    at: { left: -whole.x, top: -whole.y },
  };
};

/** Rounds like C: halves away from zero. */
const roundHalfAwayFromZero = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));
