import { scaleToFit } from "@storywall/domain/hanging/hangingGuide.ts";
import { mm } from "@storywall/domain/units/units.ts";
import type { JobTicket, TicketTile } from "../../ports/print/OrderPapers.ts";
import { drawBarcode } from "./barcode.ts";
import { BODY, INK, SMALL_BOLD, TINY, TITLE } from "./inks.ts";
import { Sheet } from "./sheet.ts";
import { type Column, table } from "./table.ts";
import { pt } from "./text.ts";
import {
  drawNumber,
  drawTileOnPaper,
  drawWallOnPaper,
  numberPlace,
  type WallImage,
  wallImage,
} from "./wallDrawing.ts";

const MOST_WALL_HEIGHT = 78;
const THUMB = 15;
const BOX = 5;

/** For the workshop: the order's number as a barcode, each wall with its tiles numbered, and a row to tick for each tile. */
export const jobTicket = async (ticket: JobTicket): Promise<Uint8Array> => {
  const { orderNumber, language, orderedAt, walls } = ticket;
  const sheet = new Sheet({
    title: `Job ticket ${orderNumber}`,
    language,
    madeAt: orderedAt,
    foot: `Job ticket ${orderNumber}`,
  });
  sheet.newPage();
  const right = sheet.left + sheet.width;
  sheet.part(
    "Figure",
    () => drawBarcode(sheet.doc, orderNumber, { right, y: 14, bar: 0.38, height: 13 }),
    "Barcode",
  );
  sheet.say("H1", `Job ticket ${orderNumber}`, TITLE, 1.5, 110);
  sheet.say("P", `Ordered ${ticket.orderedOn}. Usually sent by ${ticket.sendBy}.`, BODY, 0.5, 118);
  sheet.say("P", contents(ticket), BODY, 3, 118);
  sheet.rule();
  for (const [index, wall] of walls.entries()) {
    const image = await wallImage(wall.picture);
    const copies = wall.copies > 1 ? `, ${wall.copies} copies of every print` : "";
    sheet.heading(`${walls.length > 1 ? `Wall ${index + 1}: ` : ""}${wall.title}${copies}`);
    drawNumbered(sheet, wall, image);
    table(sheet, columnsOf(sheet, wall, image), wall.tiles);
    sheet.y += 4;
  }
  return sheet.finish();
};

const contents = ({ walls }: JobTicket): string => {
  const framed = walls.reduce((sum, { copies, tiles }) => sum + copies * tiles.length, 0);
  const of = walls.length === 1 ? "one wall" : `${walls.length} walls`;
  return `${of.charAt(0).toUpperCase()}${of.slice(1)}, ${framed} framed ${framed === 1 ? "tile" : "tiles"} in all. Write the tile's number on its back.`;
};

const drawNumbered = (
  sheet: Sheet,
  { title, wall }: JobTicket["walls"][number],
  image: WallImage | undefined,
): void => {
  const scale = scaleToFit(wall, { width: mm(sheet.width), height: mm(MOST_WALL_HEIGHT) });
  const height = wall.height / scale;
  sheet.need(height + 40);
  sheet.y += 3;
  const at = { x: sheet.left + (sheet.width - wall.width / scale) / 2, y: sheet.y };
  sheet.part(
    "Figure",
    () => {
      drawWallOnPaper(sheet.doc, { wall, image }, at, scale);
      wall.tiles.forEach((tile, index) => {
        const { centre, radius } = numberPlace(tile, at, scale);
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
    width: THUMB + 3,
    cell: {
      height: THUMB,
      draw: ({ number }, box) => {
        const tile = wall.tiles[number - 1];
        if (tile) drawTileOnPaper(sheet.doc, { wall, image }, tile, { ...box, width: THUMB });
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
      cell: { height: THUMB, draw: (_, { x, y }) => tickBox(sheet.doc, x, y) },
    }),
  ),
];

/** A box to tick by hand. */
const tickBox = (doc: PDFKit.PDFDocument, x: number, y: number): void => {
  doc
    .lineWidth(0.9)
    .strokeColor(INK)
    .rect(pt(x + 0.5), pt(y), pt(BOX), pt(BOX))
    .stroke();
};
