import { MAX_PHOTO_PIXELS } from "@storywall/domain/photos/photoLimits.ts";
import { PRINT_PPI } from "@storywall/domain/print/printGeometry.ts";
import type { TilePrint } from "@storywall/domain/print/tilePrint.ts";
import { px } from "@storywall/domain/units/units.ts";
import sharp, { type Sharp } from "sharp";
import { withDensity } from "./jpegDensity.ts";
import { createRenderPlan, type RenderPlan } from "./renderPlan.ts";

const SHARP_OPTIONS = { limitInputPixels: MAX_PHOTO_PIXELS, failOn: "warning" } as const;

/** Renders the print of a master. Returns the JPEG: sRGB with its profile, no EXIF, full colour resolution (4:4:4). */
export const renderPrint = async (
  master: string,
  print: Pick<TilePrint, "crop" | "geometry">,
): Promise<Buffer> => {
  const { width, height } = await sharp(master, SHARP_OPTIONS).metadata();
  const plan = createRenderPlan(print, { width: px(width), height: px(height) });
  const jpeg = await (await applyFlip(await applyTurn(await extractRegion(master, plan), plan), plan))
    .withIccProfile("srgb")
    // Optimal Huffman tables would save a tenth of the bytes, but take six bytes of memory a pixel.
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4", optimiseCoding: false })
    .toBuffer();
  return withDensity(jpeg, PRINT_PPI);
};

/** Runs the pipeline and returns its pixels as a new one, without encoding and decoding them. */
const toRawPixels = async (image: Sharp): Promise<Sharp> => {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
};

const extractRegion = async (master: string, { region, overhang }: RenderPlan): Promise<Sharp> => {
  const inside = sharp(master, SHARP_OPTIONS).extract(region);
  const isInside = Object.values(overhang).every((by) => by === 0);
  return isInside ? inside : toRawPixels(inside.extend({ ...overhang, extendWith: "mirror" }));
};

const applyTurn = async (region: Sharp, { scaled, turn, cut }: RenderPlan): Promise<Sharp> => {
  const resampled = region.resize({ ...scaled, fit: "fill", kernel: "lanczos3", fastShrinkOnLoad: false });
  if (turn.kind === "quarters") return (await rotateByQuarters(resampled, turn.degrees)).extract(cut);
  const [[a, b], [c, d]] = turn.matrix;
  const transformed = (await toRawPixels(resampled)).affine(
    [
      [a, b],
      [c, d],
    ],
    { odx: turn.shift.x, ody: turn.shift.y, interpolator: sharp.interpolators.bicubic },
  );
  return (await toRawPixels(transformed)).extract(cut);
};

const applyFlip = async (print: Sharp, { isFlipped }: RenderPlan): Promise<Sharp> =>
  isFlipped ? (await toRawPixels(print)).flop() : print;

/**
 * Rotates in a pipeline of its own: sharp rotates before it resizes, and the resized sides are those before the
 * rotation.
 */
const rotateByQuarters = async (image: Sharp, degrees: number): Promise<Sharp> =>
  degrees === 0 ? image : (await toRawPixels(image)).rotate(degrees);
