import { FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import {
  EYE_HEIGHT,
  type HungTile,
  scaleToFit,
  topEdgeAtEyeHeight,
} from "@storywall/domain/hanging/hangingGuide.ts";
import { mm } from "@storywall/domain/units/units.ts";
import type { HangingGuideDocument } from "../../ports/print/OrderDocuments.ts";
import { type Column, drawTable, tableHeightOf } from "./drawTable.ts";
import { Sheet } from "./sheet.ts";
import { drawText, lineHeight, pt, textHeight, textWidth } from "./text.ts";
import {
  BODY,
  BODY_BOLD,
  CELL,
  CELL_BOLD,
  GREEN,
  INK,
  MUTED,
  SMALL,
  SMALL_BOLD,
  SMALL_MUTED,
  TITLE,
} from "./textStyles.ts";
import { drawNumber, drawWallOnPaper, numberPosition, wallImage } from "./wallDrawing.ts";

type GuideWall = HangingGuideDocument["walls"][number];

const MAX_DRAWING_HEIGHT_MM = 105;
/** A smaller drawing is hard to read: then the table moves to a page of its own. */
const MIN_DRAWING_HEIGHT_MM = 40;
/** Space left of and above the drawing for its measures. */
const MEASURE_MARGIN_MM = 12;

/** Returns millimetres as centimetres of a tape measure: "12.5", "3". */
const centimetres = (millimetres: number): string => String(Math.round(millimetres) / 10);

/** Renders the buyer's guide (B9): how high, in which order and where each tile goes, with a drawing to scale. */
export const renderHangingGuide = async (data: HangingGuideDocument): Promise<Uint8Array> => {
  const { orderNumber, language, orderedAt, walls, email } = data;
  const sheet = new Sheet({
    title: `Hanging guide for order ${orderNumber}`,
    language,
    createdAt: orderedAt,
    footer: `Order ${orderNumber}. Questions? ${email}`,
  });
  for (const wall of walls) await drawWallPage(sheet, wall, walls.length > 1);
  return sheet.finish();
};

const drawWallPage = async (sheet: Sheet, wall: GuideWall, isOneOfMany: boolean): Promise<void> => {
  const { guide } = wall;
  sheet.addPage();
  sheet.addText(
    "H1",
    isOneOfMany ? `How to hang your wall: ${wall.title}` : "How to hang your wall",
    TITLE,
    1,
  );
  sheet.addText("P", overallText(wall), BODY, 4);
  const steps = instructionsOf(guide);
  const tableHeight = guide.tiles.length > 1 ? tableSectionHeightOf(sheet, guide) : 0;
  const stepsHeight = HEADING_HEIGHT_MM + steps.reduce((sum, step) => sum + stepHeightOf(sheet, step), 0);
  const freeHeight = sheet.remainingHeight - stepsHeight - tableHeight - FIGURE_MARGINS_MM;
  // A wide wall is low on the paper, however much space it has.
  const fullHeight = wall.wall.height / scaleOf(sheet, wall, MAX_DRAWING_HEIGHT_MM);
  const isOnePage = freeHeight >= Math.min(MIN_DRAWING_HEIGHT_MM, fullHeight);
  await drawFigure(
    sheet,
    wall,
    isOnePage ? Math.min(freeHeight, MAX_DRAWING_HEIGHT_MM) : MAX_DRAWING_HEIGHT_MM,
  );
  sheet.addHeading("Step by step");
  for (const [index, step] of steps.entries()) drawStep(sheet, index + 1, step);
  if (guide.tiles.length > 1) {
    // A few rows alone on the next page are overlooked on the way to the wall.
    if (!isOnePage) sheet.addPage();
    sheet.addHeading("Where each tile goes");
    sheet.addText("P", tableNoteOf(guide), SMALL_MUTED, 1);
    drawTable(sheet, columnsOf(guide), guide.tiles);
  }
};

/** Returns what is to be hung, and its size. Some titles have the number of tiles in them: "Gallery wall of 12 tiles". */
export const overallText = ({ title, guide }: OverallWall): string => {
  const count = guide.tiles.length === 1 ? "one tile" : `${guide.tiles.length} tiles`;
  const named = title.toLowerCase().includes(count) ? title : `${title}: ${count}`;
  return `${named}, ${centimetres(guide.width)} cm wide and ${centimetres(guide.height)} cm high overall.`;
};

type OverallWall = Pick<GuideWall, "title"> & {
  readonly guide: Pick<GuideWall["guide"], "width" | "height"> & {
    readonly tiles: { readonly length: number };
  };
};

const tableNoteOf = ({ isStair }: GuideWall["guide"]): string =>
  `Centimetres from the top left corner of ${isStair ? "the tile named under “From”" : "tile 1"} to that of each tile; gaps are from frame edge to frame edge.`;

const HEADING_HEIGHT_MM = 11;
/** Around the drawing: its measures, and the note below it in two lines. */
const FIGURE_MARGINS_MM = MEASURE_MARGIN_MM + 14;

const tableSectionHeightOf = (sheet: Sheet, guide: GuideWall["guide"]): number =>
  HEADING_HEIGHT_MM +
  textHeight(sheet.doc, tableNoteOf(guide), SMALL_MUTED, sheet.width) +
  1 +
  tableHeightOf(sheet, columnsOf(guide), guide.tiles);

/** Says where the first tile is in the group of tiles, unless it is in its corner. */
const placeOfFirst = (first: HungTile | undefined): string =>
  !first || (first.outer.x === 0 && first.outer.y === 0)
    ? ""
    : `: ${acrossText(first.outer)}, ${downText(first.outer)}`;

const acrossText = ({ x }: HungTile["outer"]): string =>
  x === 0 ? "at the left edge of the group" : `${centimetres(x)} cm from the left edge of the group`;

const downText = ({ y }: HungTile["outer"]): string =>
  y === 0 ? "level with the top of the group" : `${centimetres(y)} cm below the top of the group`;

/** Tells how high the first tile hangs, in the words of the product page of Stair seven. */
const stairInstructionsOf = (first: number): readonly string[] => [
  `${NEW_PAINT} Choose the height: hang tile ${first}, the lowest, about as high above its step as your shoulder. The others follow the stairs.`,
  `With a soft pencil and a spirit level, mark the top left corner of tile ${first} on the clean, dry wall.`,
  `${magnetText(`tile ${first}`)} Then work your way up the stairs in the order of the table: measure each tile from the top left corner of one that's already hanging. Each tile has its number on the back.`,
  LAST_STEP,
];

/** Tells how a tile holds: a shopper who does not know of the magnet looks for the adhesive on the tile itself. */
const magnetText = (tile: string): string =>
  `A magnet holds each tile to a small plate, which sticks to the wall. Put ${tile}'s plate on and press it to the wall.`;

/** The plates stick to the paint, so it must hold. */
const NEW_PAINT = "Let new paint harden first.";

const LAST_STEP = "Press each tile for ten seconds. Not straight? Take the tile and plate off and try again.";

export const instructionsOf = (guide: GuideWall["guide"]): readonly string[] => {
  if (guide.isStair) return stairInstructionsOf(firstNumberOf(guide));
  const top = topEdgeAtEyeHeight(guide);
  const height =
    top === null
      ? "Choose the height: start with the lowest tile and leave a hand's width above skirting or furniture."
      : `Choose the height. Hang the top edge ${centimetres(top)} cm above the floor to put the centre at eye level (${centimetres(EYE_HEIGHT)} cm). Over a sofa or bed, leave 15 to 25 cm above its back instead.`;
  const [first] = guide.tiles;
  const hasOtherTiles = guide.tiles.length > 1;
  return [
    `${NEW_PAINT} ${height}`,
    `With a soft pencil and a spirit level, mark the top left corner of ${hasOtherTiles ? "tile 1" : "the tile"} on the clean, dry wall${placeOfFirst(hasOtherTiles ? first : undefined)}.`,
    hasOtherTiles
      ? `The tile numbers are on the back. ${magnetText("tile 1")} Then measure the rest from its top left corner (see the table).`
      : magnetText("the tile"),
    LAST_STEP,
  ];
};

/** The number of the tile that is hung first. */
const firstNumberOf = ({ tiles }: GuideWall["guide"]): number => tiles[0]?.number ?? 1;

const STEP_INDENT_MM = 7;
const STEP_GAP_MM = 1.2;

const stepHeightOf = (sheet: Sheet, text: string): number =>
  textHeight(sheet.doc, text, BODY, sheet.width - STEP_INDENT_MM) + STEP_GAP_MM;

const drawStep = (sheet: Sheet, number: number, text: string): void => {
  const width = sheet.width - STEP_INDENT_MM;
  sheet.ensureSpace(stepHeightOf(sheet, text));
  sheet.addTagged("LI", () => {
    drawText(sheet.doc, `${number}.`, BODY_BOLD, { x: sheet.left, y: sheet.y });
    sheet.y += drawText(sheet.doc, text, BODY, { x: sheet.left + STEP_INDENT_MM, y: sheet.y, width });
  });
  sheet.y += STEP_GAP_MM;
};

export const columnsOf = ({ isStair }: Pick<GuideWall["guide"], "isStair">): readonly Column<HungTile>[] => [
  { heading: "Tile", width: 14, style: CELL_BOLD, cell: ({ number }) => [String(number)] },
  { heading: "Frame", width: 28, style: CELL, cell: (tile) => [frameSizeText(tile)] },
  ...(isStair ? [FROM_COLUMN] : []),
  {
    heading: "Across",
    width: 38,
    style: CELL,
    cell: ({ from, across }) => [from === null ? "starts here" : directionText(across, "right", "left")],
  },
  {
    heading: "Up or down",
    width: 34,
    style: CELL,
    cell: ({ from, down }) => [from === null ? "" : directionText(down, "down", "up")],
  },
  {
    heading: "Check: it should sit",
    width: isStair ? 66 - FROM_COLUMN.width : 66,
    style: CELL,
    cell: (tile) => [checkText(tile)],
  },
];

const FROM_COLUMN: Column<HungTile> = {
  heading: "From",
  width: 16,
  style: CELL,
  cell: ({ from }) => [from === null ? "" : `tile ${from}`],
};

/** Returns "23 cm right", "4.5 cm up", or "same height" and "same left edge" for a distance of 0. */
const directionText = (distance: number, positiveWord: string, negativeWord: string): string => {
  if (Math.round(distance) === 0) return positiveWord === "down" ? "same height" : "same left edge";
  return `${centimetres(Math.abs(distance))} cm ${distance > 0 ? positiveWord : negativeWord}`;
};

const SIDE_TEXT = { left: "right of", right: "left of", above: "below", below: "above" } as const;

/**
 * Returns what to check a tile by: its gaps to neighbours, else where it is in the group. Nothing for the first tile,
 * which has no distances.
 */
export const checkText = ({ from, gaps, outer }: Pick<HungTile, "from" | "gaps" | "outer">): string => {
  if (from === null) return "";
  if (gaps.length === 0) return outer.x <= outer.y ? acrossText(outer) : downText(outer);
  return gaps
    .map(({ gap, side, tile }) => `${centimetres(gap)} cm ${SIDE_TEXT[side]} tile ${tile}`)
    .join(", ");
};

const frameSizeText = ({ size, orientation }: Pick<HungTile, "size" | "orientation">): string => {
  const { width, height } = FRAME_SIZES[size];
  const [across, down] = orientation === "portrait" ? [width, height] : [height, width];
  return `${centimetres(across)} × ${centimetres(down)}\u00a0cm`;
};

/** Returns the scale of a wall's drawing: 15 means 1 to 15. */
const scaleOf = (sheet: Sheet, { wall }: Pick<GuideWall, "wall">, maxHeight: number): number =>
  scaleToFit(wall, { width: mm(sheet.width - MEASURE_MARGIN_MM), height: mm(maxHeight) });

const drawFigure = async (
  sheet: Sheet,
  { wall, preview, guide }: GuideWall,
  maxHeight: number,
): Promise<void> => {
  const { doc } = sheet;
  const image = await wallImage(preview);
  const first = firstNumberOf(guide);
  const scale = scaleOf(sheet, { wall }, maxHeight);
  const [width, height] = [wall.width / scale, wall.height / scale];
  sheet.ensureSpace(height + MEASURE_MARGIN_MM + 14);
  const at = {
    x: sheet.left + MEASURE_MARGIN_MM + (sheet.width - MEASURE_MARGIN_MM - width) / 2,
    y: sheet.y + MEASURE_MARGIN_MM,
  };
  const alt = `The wall, drawn at 1 to ${scale}; the table below says where each tile goes`;
  sheet.addTagged(
    "Figure",
    () => {
      drawWallOnPaper(doc, { wall, image }, at, scale);
      drawHorizontalMeasure(doc, at.x, width, at.y - 6, `${centimetres(wall.width)} cm`);
      drawVerticalMeasure(doc, at.y, height, at.x - 6, `${centimetres(wall.height)} cm`);
      for (const [index, tile] of wall.tiles.entries()) {
        const { centre, radius } = numberPosition(tile, at, scale);
        drawNumber(doc, index + 1, centre, radius, index + 1 === first);
        drawCorner(doc, at.x + tile.outer.x / scale, at.y + tile.outer.y / scale, index + 1 === first);
      }
    },
    alt,
  );
  sheet.y = at.y + height + 5;
  const dots = guide.tiles.length > 1 ? " Measure between the corners marked with dots." : "";
  sheet.addText(
    "P",
    `Drawn to scale, 1 to ${scale}: when printed at full size, 1 cm is ${centimetres(scale * 10)} cm on your wall.${dots}`,
    SMALL_MUTED,
    1,
  );
};

/** Draws a corner to measure from or to. */
const drawCorner = (doc: PDFKit.PDFDocument, x: number, y: number, isFirst: boolean): void => {
  doc.circle(pt(x), pt(y), pt(isFirst ? 1.3 : 0.9)).fill(isFirst ? GREEN : INK);
};

const HALF_TICK_MM = 1.5;

const drawHorizontalMeasure = (
  doc: PDFKit.PDFDocument,
  x: number,
  width: number,
  y: number,
  text: string,
): void => {
  doc.lineWidth(0.6).strokeColor(MUTED);
  doc.moveTo(pt(x), pt(y)).lineTo(pt(x + width), pt(y));
  for (const end of [x, x + width])
    doc.moveTo(pt(end), pt(y - HALF_TICK_MM)).lineTo(pt(end), pt(y + HALF_TICK_MM));
  doc.stroke();
  drawText(doc, text, SMALL_BOLD, { x, y: y - lineHeight(SMALL) - 0.6, width, align: "centre" });
};

const drawVerticalMeasure = (
  doc: PDFKit.PDFDocument,
  y: number,
  height: number,
  x: number,
  text: string,
): void => {
  doc.lineWidth(0.6).strokeColor(MUTED);
  doc.moveTo(pt(x), pt(y)).lineTo(pt(x), pt(y + height));
  for (const end of [y, y + height])
    doc.moveTo(pt(x - HALF_TICK_MM), pt(end)).lineTo(pt(x + HALF_TICK_MM), pt(end));
  doc.stroke();
  const middle = y + height / 2;
  doc.save().rotate(-90, { origin: [pt(x), pt(middle)] });
  const width = textWidth(doc, text, SMALL_BOLD);
  drawText(doc, text, SMALL_BOLD, { x: x - width / 2, y: middle - lineHeight(SMALL) - 0.6 });
  doc.restore();
};
