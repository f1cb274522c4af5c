import type { Wall } from "@storywall/domain/geometry/wall.ts";
import type { HangingGuide } from "@storywall/domain/hanging/hangingGuide.ts";

/** A wall of an order as papers show it. */
export type DocumentWall = {
  readonly title: string;
  /** How often it was bought. */
  readonly copies: number;
  readonly wall: Wall;
  /** A WebP of it as `WallPictures` draws it; undefined: outlines stand for it. */
  readonly preview: Uint8Array | undefined;
};

/** One tile as the workshop needs to know it. */
export type TicketTile = {
  readonly number: number;
  readonly size: string;
  readonly orientation: string;
  /** Style and colour; mat and opening: a line each. */
  readonly frame: readonly string[];
  readonly mat: readonly string[];
  /** How the photo lies behind the opening: "turned by 90°, mirrored"; empty where it lies as it is. */
  readonly crop: string;
  /** Of its print. */
  readonly fileName: string;
};

type OrderDocument = {
  readonly orderNumber: string;
  /** The language it is written in, as BCP 47 has it: `en-ZA`. */
  readonly language: string;
  /** Of the order; it is the file's date too, so that the same order gives the same paper. */
  readonly orderedAt: Date;
};

/** For the workshop. No name, no address, no price: nobody there needs one. */
export type JobTicket = OrderDocument & {
  readonly orderedOn: string;
  readonly sendBy: string;
  readonly walls: readonly (DocumentWall & { readonly tiles: readonly TicketTile[] })[];
};

/** For the parcel. Without prices: it may be a gift, and the receipt went out by mail. */
export type PackingSlip = OrderDocument & {
  readonly orderedOn: string;
  readonly deliverTo: readonly string[];
  /** Who sends it, and where it may go back to. */
  readonly seller: readonly string[];
  readonly email: string;
  readonly walls: readonly {
    readonly title: string;
    readonly copies: number;
    readonly tiles: number;
    /** "4 × Medium, 30 × 45 cm, Timeless (…)". */
    readonly frames: readonly string[];
  }[];
};

/** For the buyer: where each tile goes. */
export type HangingGuideDocument = OrderDocument & {
  readonly email: string;
  readonly walls: readonly (Omit<DocumentWall, "copies"> & { readonly guide: HangingGuide })[];
};

/** What an order is accompanied by, as PDF of A4. Whatever stands in a name or an address, there is a paper. */
export type OrderDocuments = {
  renderJobTicket(ticket: JobTicket): Promise<Uint8Array>;
  renderPackingSlip(slip: PackingSlip): Promise<Uint8Array>;
  renderHangingGuide(guide: HangingGuideDocument): Promise<Uint8Array>;
};
