import type { PackingSlip } from "../../ports/print/OrderPapers.ts";
import { drawBarcode } from "./barcode.ts";
import { BODY, BODY_BOLD, HEADING, INK, SMALL_QUIET, TITLE } from "./inks.ts";
import { Sheet } from "./sheet.ts";
import { table } from "./table.ts";
import { lineHeight, pt, write } from "./text.ts";

const BOX = 4.5;

/** For the parcel: whose it is, what is in it, who sent it, and where to turn. */
export const packingSlip = (slip: PackingSlip): Promise<Uint8Array> => {
  const { orderNumber, language, orderedAt, walls, email } = slip;
  const sheet = new Sheet({
    title: `Packing slip ${orderNumber}`,
    language,
    madeAt: orderedAt,
    foot: `Packing slip ${orderNumber}`,
  });
  const { doc, left, width } = sheet;
  sheet.newPage();
  const right = left + width;
  sheet.part(
    "Figure",
    () => drawBarcode(doc, orderNumber, { right, y: 14, bar: 0.38, height: 13 }),
    "Barcode",
  );
  sheet.say("H1", "Packing slip", TITLE, 1, 110);
  sheet.say("P", `Order ${orderNumber}, ${slip.orderedOn}`, BODY, 9, 110);

  const top = sheet.y;
  sides(sheet, "Delivered to", slip.deliverTo, left);
  const middle = sheet.y;
  sheet.y = top;
  sides(sheet, "From", slip.seller, left + width / 2);
  sheet.y = Math.max(middle, sheet.y) + 6;

  sheet.heading("In this parcel");
  table(
    sheet,
    [
      {
        heading: "",
        width: 10,
        cell: {
          height: BOX,
          draw: (_, { x, y }) => {
            doc
              .lineWidth(0.9)
              .strokeColor(INK)
              .rect(pt(x + 0.5), pt(y), pt(BOX), pt(BOX))
              .stroke();
          },
        },
      },
      { heading: "Number", width: 18, style: BODY_BOLD, cell: ({ copies }) => [String(copies)] },
      { heading: "Wall", width: 52, style: BODY_BOLD, cell: ({ title }) => [title] },
      { heading: "Framed tiles in each", width: 102, style: BODY, cell: ({ frames }) => frames },
    ],
    walls,
  );
  sheet.y += 4;
  const tiles = walls.reduce((sum, { copies, tiles }) => sum + copies * tiles, 0);
  sheet.say(
    "P",
    `${tiles} framed ${tiles === 1 ? "tile" : "tiles"} in all. Each has its number on its back.`,
    BODY,
    6,
  );
  sheet.say(
    "P",
    "Before you hang them: your hanging guide says where each tile goes, in centimetres. It lies in this parcel and on your order page.",
    BODY,
    2,
  );
  sheet.say(
    "P",
    `Something missing, or not as it should be? Write to ${email} with the number ${orderNumber}. If you are not satisfied, send the order back for a full refund.`,
    BODY,
    6,
  );
  sheet.say(
    "P",
    "No prices stand here, since it may be a gift. The receipt went to the buyer by mail.",
    SMALL_QUIET,
  );
  return sheet.finish();
};

const sides = (sheet: Sheet, heading: string, lines: readonly string[], x: number): void => {
  const { doc } = sheet;
  const width = sheet.width / 2 - 6;
  sheet.part("H2", () => void write(doc, heading, HEADING, { x, y: sheet.y, width }));
  sheet.y += lineHeight(HEADING) + 1.5;
  sheet.part("P", () => {
    for (const line of lines) sheet.y += write(doc, line, BODY, { x, y: sheet.y, width });
  });
};
