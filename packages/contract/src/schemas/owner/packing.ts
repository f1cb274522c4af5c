import { FRAME_SIZE_KEYS } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLE_KEYS } from "@storywall/domain/catalogue/frameStyles.ts";
import * as z from "zod/mini";
import { shopperMessage } from "../messages.ts";
import { tracking } from "../order.ts";
import { id, time } from "../primitives.ts";

/** The number on the documents of an order or a replacement. It gives no access by itself. */
export const workNumber = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/, "is not an order number"));

const packer = z.nullable(z.object({ name: z.string(), until: time }));

/** One parcel in production. */
export const packListItem = z.object({
  number: z.string(),
  pieces: z.int(),
  packed: z.int(),
  prints: z.int(),
  /** Prints whose files are ready. */
  printsReady: z.int(),
  /** Prints that are marked as printed; in a shop without batches, prints that are ready. */
  printsPrinted: z.int(),
  /** The staff member who is packing it now. */
  packer,
  /** Name of the recipient; null when the role may not see it. */
  name: z.nullable(z.string()),
  /** Last local day on which it should be sent. */
  sendBy: z.iso.date(),
  createdAt: time,
});
export type PackListItem = z.infer<typeof packListItem>;

export const packPiece = z.object({
  cartItemId: id,
  tile: z.string(),
  /** Number of the copy, from 1; a wall ordered twice has two of each tile. */
  copy: z.int(),
  /** Name that tells its wall from the other walls of its order. Null or absent: the order has one wall. */
  wall: z.optional(z.nullable(z.string())),
  tileNumber: z.int(),
  size: z.enum(FRAME_SIZE_KEYS),
  frameStyle: z.enum(FRAME_STYLE_KEYS),
  /** Null before it is printed. */
  fileName: z.nullable(z.string()),
  isPacked: z.boolean(),
});
export type PackPiece = z.infer<typeof packPiece>;

/** One parcel to pack. */
export const parcel = z.object({
  number: z.string(),
  orderId: id,
  replacementId: z.nullable(id),
  status: z.string(),
  /** Why it must wait; null when it need not. */
  holdReason: z.nullable(z.string()),
  pieces: z.array(packPiece),
  address: z.array(z.string()),
  /** Name of its delivery when it differs from the site's usual one. Null or absent: the usual one. */
  delivery: z.optional(z.nullable(z.string())),
  /** The shopper's last message about its order. Null or absent: there is none, or the role may not read messages. */
  shopperMessage: z.optional(z.nullable(shopperMessage)),
  /** Another staff member who is packing it now. */
  packer,
  isSent: z.boolean(),
  /** Why it is unlikely to be ready to send, as sentences. Staff must confirm them before it is marked as sent. */
  sendDoubts: z.array(z.string()),
  tracking: z.nullable(tracking),
});
export type Parcel = z.infer<typeof parcel>;
