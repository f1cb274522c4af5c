import PDFDocument from "pdfkit";
import type { LabelSheet, ParcelLabel } from "../../ports/print/OrderDocuments.ts";
import { drawBarcode } from "./drawBarcode.ts";
import { fitAddress } from "./fitAddress.ts";
import { drawText, pt, textHeight } from "./text.ts";
import { INK, LINE_COLOUR, SMALL_MUTED } from "./textStyles.ts";

/** A6, in mm: four labels fit on a sheet of A4. */
const LABEL_MM = { width: 105, height: 148.5 };
const LABELS_ON_A_SHEET = 4;
const PADDING_MM = 8;
const ADDRESS_STYLE = { size: 15, weight: "plain", colour: INK } as const;
const NAME_STYLE = { size: 17, weight: "bold", colour: INK } as const;
/** Top of the delivery's name, between the barcode and the address. */
const DELIVERY_TOP_MM = 26;
const ADDRESS_TOP_MM = 34;
/** Top of the sender, unless the sender has many lines. The address ends above it. */
const SENDER_TOP_MM = 112;
const GAP_MM = 4;

/** Renders labels for parcels: address, sender, and the order's number as bars for a hand scanner. */
export const renderLabels = async ({ language, createdAt, labels }: LabelSheet): Promise<Uint8Array> => {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    lang: language,
    displayTitle: true,
    info: { Title: "Parcel labels", Author: "Storywall", CreationDate: createdAt, ModDate: createdAt },
  });
  labels.forEach((label, index) => {
    const place = index % LABELS_ON_A_SHEET;
    if (place === 0) {
      doc.addPage();
      drawCutLines(doc);
    }
    drawLabel(doc, label, {
      x: (place % 2) * LABEL_MM.width,
      y: Math.floor(place / 2) * LABEL_MM.height,
    });
  });
  doc.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of doc) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const drawCutLines = (doc: PDFKit.PDFDocument): void => {
  const { width, height } = LABEL_MM;
  doc.lineWidth(0.4).strokeColor(LINE_COLOUR).dash(2, { space: 3 });
  doc
    .moveTo(pt(width), 0)
    .lineTo(pt(width), pt(2 * height))
    .moveTo(0, pt(height))
    .lineTo(pt(2 * width), pt(height))
    .stroke()
    .undash();
};

const drawLabel = (
  doc: PDFKit.PDFDocument,
  { orderNumber, delivery, deliverTo, seller }: ParcelLabel,
  corner: { readonly x: number; readonly y: number },
): void => {
  const x = corner.x + PADDING_MM;
  const width = LABEL_MM.width - 2 * PADDING_MM;
  drawBarcode(doc, orderNumber, { right: x + width, y: corner.y + PADDING_MM, bar: 0.33, height: 12 });
  if (delivery !== null) drawText(doc, delivery, NAME_STYLE, { x, y: corner.y + DELIVERY_TOP_MM, width });
  const sender = ["From", ...seller];
  const senderHeight = sender.reduce((sum, line) => sum + textHeight(doc, line, SMALL_MUTED, width), 0);
  // A sender of many lines begins higher; an address of many lines is set smaller, so that both stay on their label.
  const senderTop = Math.min(SENDER_TOP_MM, LABEL_MM.height - PADDING_MM - senderHeight);
  const address = fitAddress(
    doc,
    deliverTo.map((text, index) => ({ text, style: index === 0 ? NAME_STYLE : ADDRESS_STYLE })),
    { width, room: senderTop - ADDRESS_TOP_MM - GAP_MM },
  );
  let y = corner.y + ADDRESS_TOP_MM;
  for (const { text, style } of address) y += drawText(doc, text, style, { x, y, width });
  let senderY = corner.y + senderTop;
  for (const line of sender) senderY += drawText(doc, line, SMALL_MUTED, { x, y: senderY, width });
};
