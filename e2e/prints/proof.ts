import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { BLEED, PRINT_PPI } from "@storywall/domain/print/printGeometry.ts";
import { getTilePrints, type TilePrint } from "@storywall/domain/print/tilePrint.ts";
import { MM_PER_INCH } from "@storywall/domain/units/units.ts";
import { croppedPhotoOf } from "@storywall/scene/croppedPhotoOf.ts";
import { drawTile } from "@storywall/scene/drawTile.ts";
import type { Box, Drawing } from "@storywall/scene/operations.ts";
import { renderSvg } from "@storywall/scene/svg.ts";
import { toSvgMarkup } from "@storywall/scene/svgMarkup.ts";
import { type Lightness, lightnessOf, withoutBorder } from "@storywall/testkit/compare/lightness.ts";
import { shiftsBetween } from "@storywall/testkit/compare/shift.ts";
import { ssim } from "@storywall/testkit/compare/ssim.ts";
import { renderPrint } from "../../apps/server/src/adapters/print-sharp/renderPrint.ts";

/** B1, as requirements state it. */
export const MIN_SSIM = 0.98;
export const MAX_SHIFT_MM = 0.3;

/** Both sides are compared at about as many pixels a millimetre as a sharp screen shows. */
const PIXELS_PER_MM = 3;

/** The size at which both sides of a print are compared. */
export type ProofSize = { readonly width: number; readonly height: number };

/** A tile of a design, and the part of it that both sides are compared in. */
export type Proof = {
  readonly design: Design;
  readonly print: TilePrint;
  readonly photoName: string;
  readonly size: ProofSize;
  /** What the print file covers: millimetres from the frame's top left corner. */
  readonly area: Box;
};

/** The print of a design's only tile, with its bleed, and the size at which it is compared. */
export const createProof = (design: Design, photoName: string): Proof => {
  const [print] = getTilePrints(design);
  const [placed] = layOut(design).tiles;
  if (!print || !placed) throw new Error("the design has a tile with a photo");
  const toMm = (pixels: number): number => (pixels / PRINT_PPI) * MM_PER_INCH;
  const { width, height, openingInPixels } = print.geometry;
  return {
    design,
    print,
    photoName,
    size: {
      width: Math.round(toMm(width) * PIXELS_PER_MM),
      height: Math.round(toMm(height) * PIXELS_PER_MM),
    },
    area: {
      x: placed.opening.x - placed.outer.x - toMm(openingInPixels.x),
      y: placed.opening.y - placed.outer.y - toMm(openingInPixels.y),
      width: toMm(width),
      height: toMm(height),
    },
  };
};

/**
 * The tile as the designer draws it, the part that the print file covers, at the size of the comparison. `photo alone`: as
 * the designer's layer of photos, without the frame that throws its shadow on it.
 */
export const renderTileSvg = (
  { design, size, area }: Proof,
  what: "photo alone" | "framed",
  source: string,
): string => {
  const [placed] = layOut(design).tiles;
  const picture = placed && croppedPhotoOf(placed, design);
  if (!placed || !picture) throw new Error("the design has a tile with a photo");
  const { outer, opening } = placed;
  const atOrigin = { ...opening, x: opening.x - outer.x, y: opening.y - outer.y };
  const drawing: Drawing =
    what === "framed" ? [drawTile(placed, picture)] : [{ kind: "photo", opening: atOrigin, ...picture }];
  const svg = toSvgMarkup(renderSvg(drawing, area, { idPrefix: "proof", photoSource: () => source, size }));
  // Whole pixels are a hair off the print's own shape; both sides are brought to them in the same way.
  return svg.replace("<svg ", '<svg preserveAspectRatio="none" ');
};

/** Pixels of the comparison that are bleed, and the opening's very edge, where a pixel is half of it. */
const RIM_PX = Math.ceil(BLEED * PIXELS_PER_MM) + 1;
/** So far a frame's or a mat's edge throws its shadow on the photo. */
const SHADOW_PX = 12 * PIXELS_PER_MM;

/** What is seen of a side: the opening without its bleed; `inFrame`: without the frame's shadow, either. */
export const cropToVisible = (picture: Lightness, where: "wholly" | "inFrame" = "wholly"): Lightness =>
  withoutBorder(picture, where === "wholly" ? RIM_PX : RIM_PX + SHADOW_PX);

export const onPaper = async (master: string, { print, size }: Proof): Promise<Lightness> =>
  lightnessOf(await renderPrint(master, print), { size });

/** How far the farthest edge of one side lies beside that of the other. */
export const findMaxShiftMm = (screen: Lightness, paper: Lightness): number => {
  const shifts = shiftsBetween(screen, paper);
  if (shifts.length === 0) throw new Error("there is no edge to measure by");
  return Math.max(...shifts.map(({ distance }) => distance)) / PIXELS_PER_MM;
};

export const similarity = ssim;
