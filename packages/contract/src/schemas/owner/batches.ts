import { MAX_PIECES_TO_CLOSE } from "@storywall/domain/batches/batchClosing.ts";
import { BATCH_STEPS } from "@storywall/domain/batches/batchSteps.ts";
import { FRAME_SIZE_KEYS } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_COLOURS, FRAME_STYLE_KEYS } from "@storywall/domain/catalogue/frameStyles.ts";
import { REMAKE_REASONS } from "@storywall/domain/print/remakeReasons.ts";
import * as z from "zod/mini";
import { id, site, time } from "../primitives.ts";
import { shortage } from "./stock.ts";

export const batchStep = z.enum(BATCH_STEPS);

/** A print of the workshop's queue. */
export const queuedPrint = z.object({
  orderId: id,
  replacementId: z.nullable(id),
  /** Of the order or the replacement. */
  number: z.string(),
  cartItemId: id,
  tile: z.string(),
  /** What tells its wall from the other walls of its order; null or absent: the order has one wall. */
  wall: z.optional(z.nullable(z.string())),
  /** The number on its back and in the hanging guide. */
  tileNumber: z.int(),
  size: z.enum(FRAME_SIZE_KEYS),
  frameStyle: z.enum(FRAME_STYLE_KEYS),
  pieces: z.int(),
  /** Of its file. `held`: it waits until a person has looked at it. `done`: it is rendered, and may be printed. */
  state: z.enum(["waiting", "held", "done", "failed"]),
  /** True: its order waits for its shopper's answer about a print, and is not printed before. Absent: false. */
  waitsForAnswer: z.optional(z.boolean()),
  /** What its frame is made of and is out of stock. Absent: nothing. */
  shortages: z.optional(z.array(shortage)),
  /** Why its file could not be rendered; null when it could. */
  renderError: z.nullable(z.string()),
  fileName: z.string(),
  queuedAt: time,
});
export type QueuedPrint = z.infer<typeof queuedPrint>;

export const batch = z.object({
  batchId: id,
  /** Of its folder and files. */
  name: z.string(),
  /** What people call it: "Batch 1 of Mon 23 Nov". */
  title: z.string(),
  createdAt: time,
  createdBy: z.string(),
  prints: z.int(),
  /** Pieces of it that went back into the queue. */
  spoilt: z.int(),
  /** `preparing`: its folder is being written. `removed`: its files were deleted; it is only history. */
  state: z.enum(["preparing", "ready", "printed", "removed"]),
  printedAt: z.nullable(time),
  printedBy: z.nullable(z.string()),
  /** Why its folder could not be written; it is tried again by itself. */
  error: z.nullable(z.string()),
  /** Its last step, while it can be undone; null or absent: nothing can be. See undoBatchStep. */
  undo: z.optional(z.nullable(z.object({ step: batchStep, until: time }))),
});
export type Batch = z.infer<typeof batch>;

/** When batches close by themselves. Each switch is its own; with all off they close by a press only. */
export const batchClosing = z.object({
  /** An hour of a working day; null: not by the clock. */
  atHour: z.nullable(z.int().check(z.gte(0), z.lte(23))),
  /** Pieces that are ready; null: not by their number. */
  atPieces: z.nullable(z.int().check(z.gte(1), z.lte(MAX_PIECES_TO_CLOSE))),
  /** When the oldest print has waited a working day. */
  isByAge: z.boolean(),
  /** The country whose clock and working days count. */
  site,
});
export type BatchClosingRule = z.infer<typeof batchClosing>;

/** What may be printed, by sheet of paper and moulding; what is not ready, and why; a page of the batches. */
export const batchList = z.object({
  ready: z.array(
    z.object({
      /** Key of the sheet: the folder of its prints in a batch. */
      sheet: z.string(),
      label: z.string(),
      pieces: z.int(),
      mouldings: z.array(z.object({ colour: z.enum(FRAME_COLOURS), widthMm: z.number(), pieces: z.int() })),
      /** The oldest of them, and how many there are. */
      prints: z.array(queuedPrint),
      printsTotal: z.int(),
    }),
  ),
  /** The oldest of those that are not ready, and how many there are. */
  waiting: z.array(queuedPrint),
  waitingTotal: z.int(),
  /** A page of them, the newest first. */
  batches: z.array(batch),
  page: z.int(),
  pages: z.int(),
  /** Batches on all pages. */
  total: z.int(),
  /** Version 0: never set, so nothing closes by itself. */
  closing: z.extend(batchClosing, { version: z.int() }),
  /** The countries of the shop, of which one is that of the workshop. */
  countries: z.array(z.object({ code: site, name: z.string() })),
});
export type BatchList = z.infer<typeof batchList>;

/** One batch with its prints, its papers, and what of it was spoilt. */
export const batchDetail = z.object({
  batch,
  pieces: z.int(),
  /** In the order of their files, 1000 at most. */
  prints: z.array(z.extend(queuedPrint, { sheetLabel: z.string() })),
  spoilt: z.array(
    z.object({
      orderId: id,
      /** Of the order or the replacement. */
      number: z.string(),
      tile: z.string(),
      /** What people call it: "Hallway, tile 3", or "tile 3" where its order has one wall. */
      label: z.string(),
      pieces: z.int(),
      reason: z.enum(REMAKE_REASONS),
      at: time,
      who: z.string(),
    }),
  ),
  /** File names of its lists and papers; none until its folder is complete, and after it was deleted. */
  papers: z.array(z.string()),
});
export type BatchDetail = z.infer<typeof batchDetail>;

export const sheetKey = z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/, "is not a sheet"));
