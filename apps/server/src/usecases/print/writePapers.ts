import { FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { layOut } from "@storywall/domain/geometry/layout.ts";
import { hangingGuide } from "@storywall/domain/hanging/hangingGuide.ts";
import { completeSince } from "@storywall/domain/orders/changeWindow.ts";
import { dispatchDates, localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { printFileName } from "@storywall/domain/print/printFileName.ts";
import { type TilePrint, tilePrints } from "@storywall/domain/print/tilePrint.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import type { QuoteLine } from "../../ports/checkout/Checkouts.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type {
  GuidePaper,
  JobTicket,
  PackingSlip,
  PaperWall,
  TicketTile,
} from "../../ports/print/OrderPapers.ts";
import { addressLines, framesOf } from "../mails/orderParts.ts";

/** What papers are about, and where they get the picture of a wall; undefined: there is none. */
export type PaperSubject = {
  readonly order: OrderRecord;
  readonly site: Site;
  readonly pictureOf: (previewKey: string) => Promise<Uint8Array | undefined>;
};

const paperOf = ({ order, site }: PaperSubject) => ({
  orderNumber: order.number,
  language: site.locale,
  orderedAt: order.createdAt,
});

const orderedOn = ({ order, site }: PaperSubject): string =>
  formatDay(localDay(order.createdAt.toISOString(), site.timeZone));

const wallOf = async ({ pictureOf }: PaperSubject, line: QuoteLine): Promise<PaperWall> => ({
  title: line.title,
  copies: line.quantity,
  wall: layOut(line.design),
  picture: await pictureOf(line.previewKey),
});

export const writeJobTicket = async (about: PaperSubject): Promise<JobTicket> => {
  const { order, site } = about;
  // The days run from when the last photo was there.
  const complete = completeSince(order.history) ?? order.createdAt;
  return {
    ...paperOf(about),
    orderedOn: orderedOn(about),
    sendBy: formatDay(dispatchDates(complete.toISOString(), site).to),
    walls: await Promise.all(
      order.lines.map(async (line, index) => ({
        ...(await wallOf(about, line)),
        tiles: tilePrints(line.design).map((print) => ticketTile(order.number, index + 1, print)),
      })),
    ),
  };
};

const ticketTile = (orderNumber: string, line: number, print: TilePrint): TicketTile => {
  const { name, width, height } = FRAME_SIZES[print.size];
  const { name: style, colour } = FRAME_STYLES[print.frameStyle];
  const { opening } = print.geometry;
  return {
    number: print.number,
    size: `${name}, ${sides(width, height)}`,
    orientation: width === height ? "" : print.orientation,
    frame: [style, `${colour} frame`],
    mat: [print.mat === "none" ? "no mat" : "white mat", `opening ${sides(opening.width, opening.height)}`],
    crop: cropWords(print),
    fileName: printFileName(orderNumber, { ...print, line }),
  };
};

const cropWords = ({ crop: { rotation, isFlipped } }: TilePrint): string =>
  [
    ...(rotation === 0 ? [] : [`turned by ${Math.round(rotation * 10) / 10}°`]),
    ...(isFlipped ? ["mirrored"] : []),
  ].join(", ");

/** In one piece, wherever a line ends. */
const sides = (width: number, height: number): string => `${cm(width)}\u00a0×\u00a0${cm(height)}\u00a0cm`;

const cm = (millimetres: number): string => String(Math.round(millimetres) / 10);

export const writePackingSlip = (about: PaperSubject): PackingSlip => {
  const { order, site } = about;
  const { legalName, registration, address, phone } = site.business;
  const { phone: _, ...shippingAddress } = order.shippingAddress;
  return {
    ...paperOf(about),
    orderedOn: orderedOn(about),
    // The courier has the telephone number on the parcel; whoever unpacks it needs none.
    deliverTo: addressLines({ order: { shippingAddress }, site }),
    seller: [legalName ?? "Storywall", registration, address, phone, site.copy.email_address].filter(
      (line): line is string => Boolean(line),
    ),
    email: site.copy.email_address,
    walls: order.lines.map(({ title, quantity, design }) => ({
      title,
      copies: quantity,
      tiles: design.tiles.length,
      frames: framesOf(design),
    })),
  };
};

export const writeHangingGuide = async (about: PaperSubject): Promise<GuidePaper> => ({
  ...paperOf(about),
  email: about.site.copy.email_address,
  walls: await Promise.all(
    about.order.lines.map(async (line) => {
      const wall = await wallOf(about, line);
      return { ...wall, guide: hangingGuide(wall.wall) };
    }),
  ),
});
