import { guideText } from "@storywall/domain/hanging/guideText.ts";
import type { PackingSlip } from "../../ports/print/OrderDocuments.ts";
import { drawCodes, WIDTH_BESIDE_CODES_MM } from "./drawCodes.ts";
import { drawTable } from "./drawTable.ts";
import { Sheet } from "./sheet.ts";
import { drawText, lineHeight, pt } from "./text.ts";
import { BODY, BODY_BOLD, HEADING, INK, SMALL_MUTED, TITLE } from "./textStyles.ts";

const TICK_BOX_MM = 4.5;

/** Renders the slip of a parcel: recipient, content, sender and contact. It has no prices, since it may be a gift. */
export const renderPackingSlip = (slip: PackingSlip): Promise<Uint8Array> => {
  const { orderNumber, language, orderedAt } = slip;
  const sheet = new Sheet({
    title: `Packing slip ${orderNumber}`,
    language,
    createdAt: orderedAt,
    footer: `Packing slip ${orderNumber}`,
  });
  drawPackingSlip(sheet, slip);
  return sheet.finish();
};

/** Renders the slips of a batch in one file, each on a page of its own. */
export const renderPackingSlips = (
  batchTitle: string,
  slips: readonly PackingSlip[],
  closedAt: Date,
): Promise<Uint8Array> => {
  // A slip lies in a parcel, so its foot does not name the batch.
  const title = `Packing slips, ${batchTitle}`;
  const language = slips[0]?.language ?? "en";
  const sheet = new Sheet({ title, language, createdAt: closedAt, footer: "Packing slip" });
  if (slips.length === 0) sheet.addPage();
  for (const slip of slips) drawPackingSlip(sheet, slip);
  return sheet.finish();
};

const drawPackingSlip = (sheet: Sheet, slip: PackingSlip): void => {
  const { orderNumber, orderedOn, delivery, walls, email } = slip;
  const { doc, left, width } = sheet;
  sheet.addPage();
  drawCodes(sheet, slip);
  sheet.addText("H1", "Packing slip", TITLE, 1, WIDTH_BESIDE_CODES_MM);
  sheet.addText(
    "P",
    `Order ${orderNumber}, ${orderedOn}${delivery === null ? "" : `. Delivery: ${delivery}`}`,
    BODY,
    9,
    WIDTH_BESIDE_CODES_MM,
  );

  const top = sheet.y;
  drawAddress(sheet, "Deliver to", slip.deliverTo, left);
  const recipientBottom = sheet.y;
  sheet.y = top;
  drawAddress(sheet, "From", slip.seller, left + width / 2);
  sheet.y = Math.max(recipientBottom, sheet.y) + 6;

  sheet.addHeading("In this parcel");
  drawTable(
    sheet,
    [
      {
        heading: "",
        width: 10,
        cell: {
          height: TICK_BOX_MM,
          draw: (_, { x, y }) => {
            doc
              .lineWidth(0.9)
              .strokeColor(INK)
              .rect(pt(x + 0.5), pt(y), pt(TICK_BOX_MM), pt(TICK_BOX_MM))
              .stroke();
          },
        },
      },
      { heading: "Quantity", width: 18, style: BODY_BOLD, cell: ({ copies }) => [String(copies)] },
      { heading: "Wall", width: 52, style: BODY_BOLD, cell: ({ title }) => [title] },
      { heading: "Framed tiles in each", width: 102, style: BODY, cell: ({ frames }) => frames },
    ],
    walls,
  );
  sheet.y += 4;
  const tiles = walls.reduce((sum, { copies, tiles }) => sum + copies * tiles, 0);
  sheet.addText(
    "P",
    `${tiles} framed ${tiles === 1 ? "tile" : "tiles"} in all. Each has its number on the back.`,
    BODY,
    6,
  );
  sheet.addText(
    "P",
    // The reader may have got it as a gift, and has no order page.
    `${guideText(tiles)} It's in this parcel.`,
    BODY,
    2,
  );
  sheet.addText(
    "P",
    `Something missing, or not quite right? Write to ${email} and mention order ${orderNumber}. Not happy? Send the order back for a full refund.`,
    BODY,
    6,
  );
  sheet.addText(
    "P",
    "Prices are left out in case this is a gift. We've emailed the receipt to the buyer.",
    SMALL_MUTED,
  );
};

const drawAddress = (sheet: Sheet, heading: string, lines: readonly string[], x: number): void => {
  const { doc } = sheet;
  const width = sheet.width / 2 - 6;
  sheet.addTagged("H2", () => void drawText(doc, heading, HEADING, { x, y: sheet.y, width }));
  sheet.y += lineHeight(HEADING) + 1.5;
  sheet.addTagged("P", () => {
    for (const line of lines) sheet.y += drawText(doc, line, BODY, { x, y: sheet.y, width });
  });
};
