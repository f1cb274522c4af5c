import type { MatCount, MouldingCuts } from "@storywall/domain/batches/cutList.ts";
import type { Sheet } from "@storywall/domain/batches/sheets.ts";
import type { Wall } from "@storywall/domain/geometry/wall.ts";
import type { HangingGuide } from "@storywall/domain/hanging/hangingGuide.ts";

/** A wall of an order, as documents show it. */
export type DocumentWall = {
  readonly title: string;
  /** Number of copies ordered. */
  readonly copies: number;
  readonly wall: Wall;
  /** WebP of the wall (PreviewRenderer); undefined when the document should show outlines instead. */
  readonly preview: Uint8Array | undefined;
};

/** A tile with what the workshop needs to know of it. */
export type TicketTile = {
  readonly number: number;
  readonly size: string;
  readonly orientation: string;
  /** `frame`: lines for style and colour. `mat`: lines for mat and opening. */
  readonly frame: readonly string[];
  readonly mat: readonly string[];
  /** How the photo is turned behind the opening: "turned by 90°, mirrored". Empty when it is not. */
  readonly crop: string;
  /** Name of the print file. */
  readonly fileName: string;
};

type OrderDocument = {
  readonly orderNumber: string;
  /** Language as a BCP 47 tag: `en-ZA`. */
  readonly language: string;
  /** Time of the order. It is also the date of the file, so that the same order gives the same bytes. */
  readonly orderedAt: Date;
};

/** A document with a code that opens the page for packing its parcel. */
type ParcelDocument = OrderDocument & {
  /** Address of the page for packing the parcel. It opens only for signed-in staff. */
  readonly packUrl: string;
};

/** Content of the workshop's document. It has no name, address or price, since the workshop needs none. */
export type JobTicket = ParcelDocument & {
  readonly orderedOn: string;
  readonly sendBy: string;
  readonly walls: readonly (DocumentWall & { readonly tiles: readonly TicketTile[] })[];
};

/**
 * Content of the document in the parcel. It has no prices: it may be a gift, and the receipt is sent by mail.
 */
export type PackingSlip = ParcelDocument & {
  readonly orderedOn: string;
  /** Name of the delivery when it is not the usual one: "By air, 1 day"; else null. */
  readonly delivery: string | null;
  readonly deliverTo: readonly string[];
  /** The sender and return address, as lines. */
  readonly seller: readonly string[];
  readonly email: string;
  readonly walls: readonly {
    readonly title: string;
    readonly copies: number;
    readonly tiles: number;
    /** Frames by kind: "4 × Medium, 30 × 45 cm, Timeless (…)". */
    readonly frames: readonly string[];
  }[];
};

/** Content of the buyer's document, which shows where to hang each tile. */
export type HangingGuideDocument = OrderDocument & {
  readonly email: string;
  readonly walls: readonly (Omit<DocumentWall, "copies"> & { readonly guide: HangingGuide })[];
};

/** Content of a batch, for its contact sheet and its cut list. */
export type BatchOverview = {
  readonly name: string;
  readonly closedAt: Date;
  readonly tiles: readonly {
    readonly orderNumber: string;
    readonly tile: number;
    readonly pieces: number;
    /** Key of the sheet, which is the folder of the tile's file. */
    readonly sheet: string;
    readonly fileName: string;
    /** JPEG of the print; undefined when it could not be made. */
    readonly thumbnail: Uint8Array | undefined;
  }[];
  readonly groups: readonly { readonly sheet: Sheet; readonly pieces: number }[];
  readonly cuts: readonly MouldingCuts[];
  readonly mats: readonly MatCount[];
};

/** Renders the documents of a batch as A4 PDF. */
export type BatchDocuments = {
  renderContactSheet(batch: BatchOverview): Promise<Uint8Array>;
  renderCutList(batch: BatchOverview): Promise<Uint8Array>;
  /** Renders all job tickets in one file, each on a page of its own. */
  renderJobTickets(batchTitle: string, tickets: readonly JobTicket[], closedAt: Date): Promise<Uint8Array>;
  /** Renders all packing slips in one file, each on a page of its own. */
  renderPackingSlips(batchTitle: string, slips: readonly PackingSlip[], closedAt: Date): Promise<Uint8Array>;
};

/** Labels of parcels, four on a sheet of A4. */
export type LabelSheet = {
  readonly language: string;
  readonly createdAt: Date;
  readonly labels: readonly ParcelLabel[];
};

export type ParcelLabel = {
  readonly orderNumber: string;
  /** Name of the delivery when it is not the usual one: "By air, 1 day"; else null. */
  readonly delivery: string | null;
  readonly deliverTo: readonly string[];
  /** The sender and return address, as lines. */
  readonly seller: readonly string[];
};

/** Renders the documents of an order as A4 PDF. Never fails because of the text of a name or an address. */
export type OrderDocuments = {
  renderJobTicket(ticket: JobTicket): Promise<Uint8Array>;
  renderPackingSlip(slip: PackingSlip): Promise<Uint8Array>;
  renderHangingGuide(guide: HangingGuideDocument): Promise<Uint8Array>;
  renderLabels(sheet: LabelSheet): Promise<Uint8Array>;
};
