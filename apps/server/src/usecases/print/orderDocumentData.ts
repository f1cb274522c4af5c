import { FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { createHangingGuide } from "@storywall/domain/hanging/hangingGuide.ts";
import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { findSpecialDelivery } from "@storywall/domain/orders/specialDelivery.ts";
import { printFileName } from "@storywall/domain/print/printFileName.ts";
import { getTilePrints, type TilePrint } from "@storywall/domain/print/tilePrint.ts";
import { formatAddressLines } from "@storywall/domain/sites/formatAddressLines.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import type { PricedLine } from "../../ports/checkout/Checkouts.ts";
import type {
  DocumentWall,
  HangingGuideDocument,
  JobTicket,
  PackingSlip,
  TicketTile,
} from "../../ports/print/OrderDocuments.ts";
import { frameDescriptionsOf } from "../mails/orderMailBlocks.ts";
import type { OriginOf } from "../originOf.ts";
import { sendByOf } from "../packing/sendBy.ts";
import { type PrintWork, piecesOf } from "./printWork.ts";

/**
 * Source of the documents of an order or of a replacement, whose own number is `number` then. `loadPreview`
 * returns undefined when a wall has no preview.
 */
type DocumentSource = PrintWork & {
  readonly site: Site;
  readonly loadPreview: (previewKey: string) => Promise<Uint8Array | undefined>;
};

/** Source of the documents with a code for the page where the parcel is packed. */
type ParcelDocumentSource = DocumentSource & { readonly originOf: OriginOf };

/**
 * Returns the head of such a document. The page's address contains the number and no id, so a lost document
 * gives no access.
 */
const parcelDocumentHeadOf = (source: ParcelDocumentSource) => ({
  ...documentHeadOf(source),
  packUrl: `${source.originOf(source.order.site)}/admin/pack/${source.number}`,
});

const documentHeadOf = ({ number, order, site }: DocumentSource) => ({
  orderNumber: number,
  language: site.locale,
  orderedAt: order.createdAt,
});

const orderDayOf = ({ order, site }: DocumentSource): string =>
  formatDay(localDay(order.createdAt.toISOString(), site.timeZone));

/** Returns the lines of which at least one tile is made. `lineNumber` counts the lines of the order from 1. */
const linesOf = (
  source: DocumentSource,
): readonly { readonly line: PricedLine; readonly lineNumber: number }[] =>
  source.order.lines
    .map((line, index) => ({ line, lineNumber: index + 1 }))
    .filter(({ line }) => madeTilesOf(source, line).length > 0);

/** Returns the names of the tiles of a line that are made in this work. */
const madeTilesOf = (work: PrintWork, { id, design }: PricedLine): readonly string[] =>
  design.tiles.map(({ name }) => name).filter((tile) => piecesOf(work, { lineId: id, tile }) > 0);

const loadDocumentWall = async (
  { loadPreview }: DocumentSource,
  line: PricedLine,
): Promise<DocumentWall> => ({
  title: line.title,
  copies: line.quantity,
  wall: layOut(line.design),
  preview: await loadPreview(line.previewKey),
});

type JobTicketSource = ParcelDocumentSource & {
  /**
   * Returns the name of a tile's file, or undefined for a tile that is not on the ticket. When absent, the
   * ticket has all tiles, with the names of their files in the work's own folder.
   */
  readonly fileNameOf?: (tile: { readonly lineId: string; readonly tile: string }) => string | undefined;
};

/** Creates the job ticket of an order or a replacement: its tiles with their frames, crops and print files. */
export const createJobTicketData = async (source: JobTicketSource): Promise<JobTicket> => {
  const { replacement, site } = source;
  return {
    ...parcelDocumentHeadOf(source),
    orderedOn: orderDayOf(source),
    sendBy: formatDay(sendByOf(source, site)),
    walls: await Promise.all(
      linesOf(source)
        .map(({ line, lineNumber }) => ({ line, tiles: ticketTilesOf(source, line, lineNumber) }))
        .filter(({ tiles }) => tiles.length > 0)
        .map(async ({ line, tiles }) => ({
          ...(await loadDocumentWall(source, line)),
          ...(replacement ? { copies: 1 } : {}),
          tiles,
        })),
    ),
  };
};

const ticketTilesOf = (
  source: JobTicketSource,
  line: PricedLine,
  lineNumber: number,
): readonly TicketTile[] => {
  const made = madeTilesOf(source, line);
  const { number, fileNameOf } = source;
  return getTilePrints(line.design)
    .filter(({ tile }) => made.includes(tile))
    .flatMap((print) => {
      const fileName = fileNameOf
        ? fileNameOf({ lineId: line.id, tile: print.tile })
        : printFileName(number, { ...print, line: lineNumber });
      return fileName === undefined ? [] : toTicketTile(print, fileName);
    });
};

const toTicketTile = (print: TilePrint, fileName: string): TicketTile => {
  const { name, width, height } = FRAME_SIZES[print.size];
  const { name: style, colour } = FRAME_STYLES[print.frameStyle];
  const { opening } = print.geometry;
  return {
    number: print.number,
    size: `${name}, ${dimensionsText(width, height)}`,
    orientation: width === height ? "" : print.orientation,
    frame: [style, `${colour} frame`],
    mat: [
      print.mat === "none" ? "no mat" : "white mat",
      `opening ${dimensionsText(opening.width, opening.height)}`,
    ],
    crop: cropText(print),
    fileName,
  };
};

const cropText = ({ crop: { rotation, isFlipped } }: TilePrint): string =>
  [
    ...(rotation === 0 ? [] : [`turned by ${Math.round(rotation * 10) / 10}°`]),
    ...(isFlipped ? ["mirrored"] : []),
  ].join(", ");

/** Returns "30 × 45 cm" with no-break spaces, for sizes in mm. */
const dimensionsText = (width: number, height: number): string =>
  `${toCentimetres(width)}\u00a0×\u00a0${toCentimetres(height)}\u00a0cm`;

const toCentimetres = (millimetres: number): string => String(Math.round(millimetres) / 10);

/** Creates the packing slip of an order or a replacement: seller, delivery address and contents. It has no prices. */
export const createPackingSlipData = (source: ParcelDocumentSource): PackingSlip => {
  const { order, site } = source;
  const { legalName, registration, address, phone } = site.business;
  const { phone: _, ...shippingAddress } = order.shippingAddress;
  return {
    ...parcelDocumentHeadOf(source),
    orderedOn: orderDayOf(source),
    // A shopper pays for the delivery of the order's parcel, and chooses none for a replacement.
    delivery: source.replacement ? null : findSpecialDelivery(site, order.shippingRate),
    // The courier has the phone number on the parcel's label. The slip inside does not need it.
    deliverTo: formatAddressLines(shippingAddress, site.countryName),
    seller: [legalName ?? "Storywall", registration, address, phone, site.copy.email_address].filter(
      (line): line is string => Boolean(line),
    ),
    email: site.copy.email_address,
    walls: linesOf(source).map(({ line }) => {
      const tiles = line.design.tiles.flatMap((tile) =>
        Array.from({ length: piecesOnSlip(source, line, tile.name) }, () => tile),
      );
      return {
        title: line.title,
        copies: source.replacement ? 1 : line.quantity,
        tiles: tiles.length,
        frames: frameDescriptionsOf({ ...line.design, tiles }),
      };
    }),
  };
};

/**
 * Returns the number of pieces of a tile on the slip. An order's slip counts whole copies of the wall instead.
 */
const piecesOnSlip = (work: PrintWork, { id }: PricedLine, tile: string): number =>
  work.replacement ? piecesOf(work, { lineId: id, tile }) : 1;

/** Creates the hanging guide of an order: the position of each tile on the wall, for each wall. */
export const createHangingGuideData = async (source: DocumentSource): Promise<HangingGuideDocument> => ({
  ...documentHeadOf(source),
  email: source.site.copy.email_address,
  walls: await Promise.all(
    linesOf(source).map(async ({ line }) => {
      const wall = await loadDocumentWall(source, line);
      return { ...wall, guide: createHangingGuide(wall.wall) };
    }),
  ),
});
