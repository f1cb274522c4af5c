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
  /** State of its print; null before the print exists. */
  state: z.nullable(z.enum(["waiting", "held", "done", "failed", "cancelled"])),
  fileName: z.nullable(z.string()),
  /** Its photo. Null or absent: there is none yet, it was deleted, or the role does not work with prints. */
  photoUrl: z.optional(z.nullable(z.string())),
  error: z.nullable(z.string()),
  isInBatch: z.boolean(),
  /** Amount paid for each copy, less its part of the discount. */
  paid: z.array(money),
  /** Sum of refunds that name this tile. Absent: the role may not see amounts. */
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
  /** Why it is unlikely to be ready to send, as sentences; see `sendDoubts` of the order. */
  sendDoubts: z.array(z.string()),
  createdAt: time,
  createdBy: z.string(),
  tracking: z.nullable(tracking),
  /** Time until which its last step can be undone. Null or absent: it cannot. See undoReplacementStep. */
  undoUntil: z.optional(z.nullable(time)),
});
export type Replacement = z.infer<typeof replacement>;

/** The workshop's work on an order: what is finished and which steps are possible. */
export const orderWork = z.object({
  orderId: id,
  /** How a tile would be made again now: back in the queue, or in a parcel of its own. */
  remake: z.enum(["reprint", "replacement", "none"]),
  tiles: z.array(workTile),
  /** The batches that its prints are in, without its replacements. */
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
  /** Steps of staff, oldest first. */
  events: z.array(z.object({ kind: z.string(), at: time, who: z.string(), text: z.nullable(z.string()) })),
  /** The latest messages about it, oldest first. Null or absent: there are none, or the role may not read messages. */
  thread: z.optional(z.nullable(z.object({ threadId: id, name: z.string(), messages: z.array(message) }))),
  /** Mouldings and mats of its tiles that are out of stock; empty after it was sent. */
  shortages: z.array(shortage),
  /** Why it is unlikely to be ready to send, as sentences. Staff must confirm them before it is marked as sent. */
  sendDoubts: z.array(z.string()),
  hold: z.nullable(z.object({ since: time, reason: z.string() })),
  /** Time until which tiles can be printed again; null when the only limit is that the order is not finished. */
  printableUntil: z.nullable(time),
  /** The most that the person's role gives back at once, in minor units; null: no limit, or no right to give back. */
  refundAllowance: z.nullable(z.int()),
  /** When its photos and prints were deleted; null while they exist. */
  photosDeletedAt: z.nullable(time),
});
export type OrderWork = z.infer<typeof orderWork>;

export const reprintRequest = z.strictObject({
  cartItemId: id,
  tile: tileName,
  /** Replacement whose piece is spoilt. Absent: the piece is of the order itself. */
  replacementId: z.optional(id),
  /** Number of spoilt pieces. Absent: all. */
  pieces: z.optional(pieces),
  reason: remakeReason,
});

export const replacementRequest = z.strictObject({
  tiles: z
    .array(z.strictObject({ cartItemId: id, tile: tileName, pieces: z._default(pieces, 1) }))
    .check(z.minLength(1), z.maxLength(500)),
  reason: remakeReason,
  /** Internal note for staff. */
  note: z.optional(singleLine(300)),
});
