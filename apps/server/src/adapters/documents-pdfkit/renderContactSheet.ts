import type { BatchOverview } from "../../ports/print/OrderDocuments.ts";
import { drawTable } from "./drawTable.ts";
import { Sheet } from "./sheet.ts";
import { pt } from "./text.ts";
import { BODY, CELL, CELL_BOLD, SMALL, TITLE } from "./textStyles.ts";

const THUMBNAIL_MM = 18;

/** Renders a batch's prints with a picture each, and what is written on their backs: order and tile. */
export const renderContactSheet = (batch: BatchOverview): Promise<Uint8Array> => {
  const { name, closedAt, tiles } = batch;
  const title = `Contact sheet, ${name}`;
  const sheet = new Sheet({ title, language: "en", createdAt: closedAt, footer: title });
  sheet.addPage();
  sheet.addText("H1", name, TITLE, 1.5);
  const pieces = tiles.reduce((sum, tile) => sum + tile.pieces, 0);
  sheet.addText(
    "P",
    `${tiles.length} prints, ${pieces} pieces. Write order and tile on the back of each.`,
    BODY,
    3,
  );
  drawTable(
    sheet,
    [
      {
        heading: "",
        width: THUMBNAIL_MM + 4,
        cell: {
          height: THUMBNAIL_MM,
          draw: ({ thumbnail }, { x, y }) => {
            if (!thumbnail) return;
            const fit: [number, number] = [pt(THUMBNAIL_MM), pt(THUMBNAIL_MM)];
            sheet.doc.image(Buffer.from(thumbnail), pt(x), pt(y), { fit });
          },
        },
      },
      {
        heading: "On its back",
        width: 44,
        style: CELL_BOLD,
        cell: (tile) => [tile.orderNumber, `tile ${tile.tile}`],
      },
      { heading: "Pieces", width: 14, style: CELL, cell: (tile) => [String(tile.pieces)] },
      { heading: "Sheet", width: 40, style: CELL, cell: (tile) => [tile.sheet] },
      { heading: "File", width: 60, style: SMALL, cell: (tile) => [tile.fileName] },
    ],
    tiles,
  );
  return sheet.finish();
};
