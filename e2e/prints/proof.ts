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

/** Thresholds of requirement B1. */
export const MIN_SSIM = 0.98;
export const MAX_SHIFT_MM = 0.3;

/** Resolution of the comparison, about that of a sharp screen. */
const PIXELS_PER_MM = 3;

/** The size in px at which screen and paper are compared. */
type ProofSize = { readonly width: number; readonly height: number };

/** A tile of a design, and the area of it that is compared. */
export type Proof = {
  readonly design: Design;
  readonly print: TilePrint;
  readonly photoName: string;
  readonly size: ProofSize;
  /** The area that the print file covers, in mm from the frame's top left corner. */
  readonly area: Box;
};

/** Creates the proof of a design's only tile. Its area includes the bleed. @throws Error when the tile has no photo. */
export const createProof = (design: Design, photoName: string): Proof => {
  const [print] = getTilePrints(design);
  const [placed] = layOut(design).tiles;
  if (!print || !placed) throw new Error("The design has no tile with a photo.");
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
 * Returns SVG of the tile as the designer draws it, cropped to the area of the print file. `photo alone` draws only
 * the designer's layer of photos, without the frame, whose shadow would fall on the photo.
 */
export const renderTileSvg = (
  { design, size, area }: Proof,
  part: "photo alone" | "framed",
  source: string,
): string => {
  const [placed] = layOut(design).tiles;
  const photo = placed && croppedPhotoOf(placed, design);
  if (!placed || !photo) throw new Error("The design has no tile with a photo.");
  const { outer, opening } = placed;
  const atOrigin = { ...opening, x: opening.x - outer.x, y: opening.y - outer.y };
  const drawing: Drawing =
    part === "framed" ? [drawTile(placed, photo)] : [{ kind: "photo", opening: atOrigin, ...photo }];
  const svg = toSvgMarkup(renderSvg(drawing, area, { idPrefix: "proof", photoSource: () => source, size }));
  // Rounding to whole pixels changes the aspect ratio slightly. Screen and paper are both stretched to the same size.
  return svg.replace("<svg ", '<svg preserveAspectRatio="none" ');
};

/** Width of the bleed and of the opening's edge, in px of the comparison. A pixel on the edge is only half photo. */
const RIM_PX = Math.ceil(BLEED * PIXELS_PER_MM) + 1;
/** Width of the shadow that a frame or mat casts on the photo, in px of the comparison. */
const SHADOW_PX = 12 * PIXELS_PER_MM;

/** Crops an image to what is visible: the opening without its bleed, or also without the frame's shadow. */
export const cropToVisible = (
  image: Lightness,
  area: "opening" | "withoutFrameShadow" = "opening",
): Lightness => withoutBorder(image, area === "opening" ? RIM_PX : RIM_PX + SHADOW_PX);

/** Returns the print of a tile at the size of the comparison. */
export const renderPaper = async (master: string, { print, size }: Proof): Promise<Lightness> =>
  lightnessOf(await renderPrint(master, print), { size });

/** Returns the greatest shift of an edge between screen and paper, in mm. @throws Error when there is no edge. */
export const findMaxShiftMm = (screen: Lightness, paper: Lightness): number => {
  const shifts = shiftsBetween(screen, paper);
  if (shifts.length === 0) throw new Error("Cannot measure a shift: the photo has no edge.");
  return Math.max(...shifts.map(({ distance }) => distance)) / PIXELS_PER_MM;
};

export const similarity = ssim;
