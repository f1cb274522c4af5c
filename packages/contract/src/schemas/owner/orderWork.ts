import { FRAME_SIZE_KEYS } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLE_KEYS } from "@storywall/domain/catalogue/frameStyles.ts";
import { REPLACEMENT_STATES } from "@storywall/domain/orders/remakes.ts";
import { REMAKE_REASONS } from "@storywall/domain/print/remakeReasons.ts";
import * as z from "zod/mini";
import { message } from "../messages.ts";
import { tracking } from "../order.ts";
import { id, money, singleLine, time } from "../primitives.ts";
import { shortage } from "./stock.ts";

export const tileName = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, "is not the name of a tile"));
const pieces = z.int().check(z.gte(1), z.lte(99));

/** A tile of an order, as the workshop sees it. */
export const workTile = z.object({
  cartItemId: id,
  tile: z.string(),
  /** Its position in the wall, from 1. */
  number: z.int(),
  size: z.enum(FRAME_SIZE_KEYS),
  frameStyle: z.enum(FRAME_STYLE_KEYS),
  copies: z.int(),
  /** Of its print; null while there is none. */
  state: z.nullable(z.enum(["waiting", "held", "done", "failed", "cancelled"])),
  fileName: z.nullable(z.string()),
  /** The photo in it; null or absent: none yet, deleted, or the role does not work with prints. */
  photoUrl: z.optional(z.nullable(z.string())),
  error: z.nullable(z.string()),
  isInBatch: z.boolean(),
  /** What was paid for each copy, less its part of the discount. */
  paid: z.array(money),
  /** What went back for it by refunds that named it; absent: the role may not see amounts. */
  givenBack: z.optional(money),
});
export type WorkTile = z.infer<typeof workTile>;

const remakeReason = z.enum(REMAKE_REASONS);

export const replacement = z.object({
  replacementId: id,
  number: z.string(),
  state: z.enum(REPLACEMENT_STATES),
  reason: remakeReason,
  note: z.nullable(z.string()),
  tiles: z.array(z.object({ cartItemId: id, tile: z.string(), pieces: z.int() })),
  prints: z.int(),
  printsReady: z.int(),
  /** Why it can hardly have been sent, as sentences; see `sendDoubts` of the order. */
  sendDoubts: z.array(z.string()),
  createdAt: time,
  createdBy: z.string(),
  tracking: z.nullable(tracking),
  /** Until when its last step can be undone; null or absent: it cannot. See undoReplacementStep. */
  undoUntil: z.optional(z.nullable(time)),
});
export type Replacement = z.infer<typeof replacement>;

/** What the workshop has done and can do with an order. */
export const orderWork = z.object({
  orderId: id,
  /** How a tile is made again now: back in the queue, or in a parcel of its own. */
  remake: z.enum(["reprint", "replacement", "none"]),
  tiles: z.array(workTile),
  /** The batches that its prints are in, replacements left out. */
  batches: z.array(z.object({ batchId: id, title: z.string(), prints: z.int(), isPrinted: z.boolean() })),
  reprints: z.array(
    z.object({
      cartItemId: id,
      tile: z.string(),
      pieces: z.int(),
      reason: remakeReason,
      at: time,
      who: z.string(),
    }),
  ),
  replacements: z.array(replacement),
  /** What people of the shop did, oldest first. */
  events: z.array(z.object({ kind: z.string(), at: time, who: z.string(), text: z.nullable(z.string()) })),
  /** The latest messages about it, oldest first; null or absent: there are none, or the role may not read messages. */
  thread: z.optional(z.nullable(z.object({ threadId: id, name: z.string(), messages: z.array(message) }))),
  /** Mouldings and mats of its tiles that are out of stock; none once it was sent. */
  shortages: z.array(shortage),
  /** Why it can hardly have been sent, as sentences: a person is asked before it is marked as sent. */
  sendDoubts: z.array(z.string()),
  hold: z.nullable(z.object({ since: time, reason: z.string() })),
  /** Until when tiles can be printed again; null: as long as the order is not finished. */
  printableUntil: z.nullable(time),
  /** When its photos and prints were deleted; null: they are there. */
  photosDeletedAt: z.nullable(time),
});
export type OrderWork = z.infer<typeof orderWork>;

export const reprintRequest = z.strictObject({
  cartItemId: id,
  tile: tileName,
  /** Of the replacement whose piece is spoilt; absent: of the order itself. */
  replacementId: z.optional(id),
  /** How many pieces are spoilt; absent: all. */
  pieces: z.optional(pieces),
  reason: remakeReason,
});

export const replacementRequest = z.strictObject({
  tiles: z
    .array(z.strictObject({ cartItemId: id, tile: tileName, pieces: z._default(pieces, 1) }))
    .check(z.minLength(1), z.maxLength(500)),
  reason: remakeReason,
  /** For the shop. */
  note: z.optional(singleLine(300)),
});
