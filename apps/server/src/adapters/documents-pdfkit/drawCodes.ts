import { drawBarcode } from "./drawBarcode.ts";
import { drawQrCode } from "./drawQrCode.ts";
import type { Sheet } from "./sheet.ts";

const TOP_MM = 14;
const QR_MM = 20;
/** White border of a QR code of 33 modules: a little more than the required four modules. */
const QR_QUIET_ZONE_MM = 3;

/** Width that the text beside the codes at the head of a document may have. */
export const WIDTH_BESIDE_CODES_MM = 90;

/**
 * Draws the codes at the head of a document: the number for a hand scanner, and the pack page's address for a phone's
 * camera.
 */
export const drawCodes = (
  sheet: Sheet,
  { orderNumber, packUrl }: { readonly orderNumber: string; readonly packUrl: string },
): void => {
  const right = sheet.left + sheet.width;
  sheet.addTagged(
    "Figure",
    () => drawQrCode(sheet.doc, packUrl, { right, y: TOP_MM, size: QR_MM }),
    "QR code of its pack page",
  );
  const barcode = { right: right - QR_MM - QR_QUIET_ZONE_MM, y: TOP_MM, bar: 0.33, height: 13 };
  sheet.addTagged("Figure", () => drawBarcode(sheet.doc, orderNumber, barcode), "Barcode");
};
