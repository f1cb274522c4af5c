import { scaleToFit } from "@storywall/domain/hanging/hangingGuide.ts";
import { mm } from "@storywall/domain/units/units.ts";
import type { JobTicket, TicketTile } from "../../ports/print/OrderDocuments.ts";
import { drawCodes, WIDTH_BESIDE_CODES_MM } from "./drawCodes.ts";
import { type Column, drawTable } from "./drawTable.ts";
import { Sheet } from "./sheet.ts";
import { pt } from "./text.ts";
import { BODY, INK, SMALL_BOLD, TINY, TITLE } from "./textStyles.ts";
import {
  drawNumber,
  drawTileOnPaper,
  drawWallOnPaper,
  numberPosition,
  type WallImage,
  wallImage,
} from "./wallDrawing.ts";

const MAX_WALL_HEIGHT_MM = 78;
const THUMBNAIL_MM = 15;
const TICK_BOX_MM = 5;

/**
 * Renders the workshop's ticket: order number as a barcode, the pack page as a QR code, each wall with numbered tiles,
 * a row to tick for each tile.
 */
export const renderJobTicket = async (ticket: JobTicket): Promise<Uint8Array> => {
  const { orderNumber, language, orderedAt } = ticket;
  const sheet = new Sheet({
    title: `Job ticket ${orderNumber}`,
    language,
    createdAt: orderedAt,
    footer: `Job ticket ${orderNumber}`,
  });
  await drawJobTicket(sheet, ticket);
  return sheet.finish();
};

/** Renders the tickets of a batch in one file, each on a page of its own. */
export const renderJobTickets = async (
  batchTitle: string,
  tickets: readonly JobTicket[],
  closedAt: Date,
): Promise<Uint8Array> => {
  const title = `Job tickets, ${batchTitle}`;
  const language = tickets[0]?.language ?? "en";
  const sheet = new Sheet({ title, language, createdAt: closedAt, footer: title });
  if (tickets.length === 0) sheet.addPage();
  for (const ticket of tickets) await drawJobTicket(sheet, ticket);
  return sheet.finish();
};

const drawJobTicket = async (sheet: Sheet, ticket: JobTicket): Promise<void> => {
  const { orderNumber, walls } = ticket;
  sheet.addPage();
  drawCodes(sheet, ticket);
  sheet.addText("H1", `Job ticket ${orderNumber}`, TITLE, 1.5, WIDTH_BESIDE_CODES_MM);
  const dates = `Ordered ${ticket.orderedOn}. Usually sent by ${ticket.sendBy}.`;
  sheet.addText("P", dates, BODY, 0.5, WIDTH_BESIDE_CODES_MM);
  sheet.addText("P", contentsText(ticket), BODY, 3, WIDTH_BESIDE_CODES_MM);
  sheet.addRule();
  for (const [index, wall] of walls.entries()) {
    const image = await wallImage(wall.preview);
    const copies = wall.copies > 1 ? `, ${wall.copies} copies of every print` : "";
    sheet.addHeading(`${walls.length > 1 ? `Wall ${index + 1}: ` : ""}${wall.title}${copies}`);
    drawNumberedWall(sheet, wall, image);
    drawTable(sheet, columnsOf(sheet, wall, image), wall.tiles);
    sheet.y += 4;
  }
};

const contentsText = ({ walls }: JobTicket): string => {
  const tileCount = walls.reduce((sum, { copies, tiles }) => sum + copies * tiles.length, 0);
  const wallCount = walls.length === 1 ? "one wall" : `${walls.length} walls`;
  return `${wallCount.charAt(0).toUpperCase()}${wallCount.slice(1)}, ${tileCount} framed ${tileCount === 1 ? "tile" : "tiles"} in all. Write the tile's number on its back.`;
};

const drawNumberedWall = (
  sheet: Sheet,
  { title, wall }: JobTicket["walls"][number],
  image: WallImage | undefined,
): void => {
  const scale = scaleToFit(wall, { width: mm(sheet.width), height: mm(MAX_WALL_HEIGHT_MM) });
  const height = wall.height / scale;
  sheet.ensureSpace(height + 40);
  sheet.y += 3;
  const at = { x: sheet.left + (sheet.width - wall.width / scale) / 2, y: sheet.y };
  sheet.addTagged(
    "Figure",
    () => {
      drawWallOnPaper(sheet.doc, { wall, image }, at, scale);
      wall.tiles.forEach((tile, index) => {
        const { centre, radius } = numberPosition(tile, at, scale);
        drawNumber(sheet.doc, index + 1, centre, radius);
      });
    },
    `${title} with its tiles numbered`,
  );
  sheet.y += height + 5;
};

const columnsOf = (
  sheet: Sheet,
  { wall }: JobTicket["walls"][number],
  image: WallImage | undefined,
): readonly Column<TicketTile>[] => [
  { heading: "Tile", width: 9, style: { ...SMALL_BOLD, size: 13 }, cell: ({ number }) => [String(number)] },
  {
    heading: "Crop",
    width: THUMBNAIL_MM + 3,
    cell: {
      height: THUMBNAIL_MM,
      draw: ({ number }, box) => {
        const tile = wall.tiles[number - 1];
        if (tile) drawTileOnPaper(sheet.doc, { wall, image }, tile, { ...box, width: THUMBNAIL_MM });
      },
    },
  },
  {
    heading: "Size",
    width: 28,
    cell: ({ size, orientation, crop }) => [size, orientation, crop].filter(Boolean),
  },
  { heading: "Frame", width: 22, cell: ({ frame }) => frame },
  { heading: "Mat and opening", width: 30, cell: ({ mat }) => mat },
  { heading: "File", width: 34, style: TINY, cell: ({ fileName }) => fileName.split(/(?=tile-)/) },
  ...["Print", "Frame", "Check"].map(
    (heading): Column<TicketTile> => ({
      heading,
      width: 13,
      cell: { height: THUMBNAIL_MM, draw: (_, { x, y }) => drawTickBox(sheet.doc, x, y) },
    }),
  ),
];

/** Draws a box to tick by hand. */
const drawTickBox = (doc: PDFKit.PDFDocument, x: number, y: number): void => {
  doc
    .lineWidth(0.9)
    .strokeColor(INK)
    .rect(pt(x + 0.5), pt(y), pt(TICK_BOX_MM), pt(TICK_BOX_MM))
    .stroke();
};
