import { MAX_PIECES_TO_CLOSE } from "@storywall/domain/batches/batchClosing.ts";
import { BATCH_STEPS } from "@storywall/domain/batches/batchSteps.ts";
import { FRAME_SIZE_KEYS } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_COLOURS, FRAME_STYLE_KEYS } from "@storywall/domain/catalogue/frameStyles.ts";
import { REMAKE_REASONS } from "@storywall/domain/print/remakeReasons.ts";
import * as z from "zod/mini";
import { id, site, time } from "../primitives.ts";
import { shortage } from "./stock.ts";

export const batchStep = z.enum(BATCH_STEPS);

/** A print in the workshop's queue. */
export const queuedPrint = z.object({
  orderId: id,
  replacementId: z.nullable(id),
  /** Number of the order or of the replacement. */
  number: z.string(),
  cartItemId: id,
  tile: z.string(),
  /** Name that tells its wall from the other walls of its order. Null or absent: the order has one wall. */
  wall: z.optional(z.nullable(z.string())),
  /** The number on its back and in the hanging guide. */
  tileNumber: z.int(),
  size: z.enum(FRAME_SIZE_KEYS),
  frameStyle: z.enum(FRAME_STYLE_KEYS),
  pieces: z.int(),
  /**
   * State of the print file. `held`: it waits until a staff member has looked at it. `done`: it is rendered, and may
   * be printed.
   */
  state: z.enum(["waiting", "held", "done", "failed"]),
  /** True while its order waits for the shopper's answer about a print; it is not printed before. Absent: false. */
  waitsForAnswer: z.optional(z.boolean()),
  /** Materials of its frame that are out of stock. Absent: none. */
  shortages: z.optional(z.array(shortage)),
  /** Why its file could not be rendered; null when there was no error. */
  renderError: z.nullable(z.string()),
  fileName: z.string(),
  queuedAt: time,
});
export type QueuedPrint = z.infer<typeof queuedPrint>;

export const batch = z.object({
  batchId: id,
  /** Name in its folder and file names. */
  name: z.string(),
  /** Title for people: "Batch 1 of Mon 23 Nov". */
  title: z.string(),
  createdAt: time,
  createdBy: z.string(),
  prints: z.int(),
  /** Number of its pieces that went back into the queue. */
  spoilt: z.int(),
  /** `preparing`: its folder is being written. `removed`: its files were deleted, only the record is left. */
  state: z.enum(["preparing", "ready", "printed", "removed"]),
  printedAt: z.nullable(time),
  printedBy: z.nullable(z.string()),
  /** Why its folder could not be written; the attempt is repeated automatically. */
  error: z.nullable(z.string()),
  /** The last step, while it can be undone. Null or absent: nothing can be undone. See undoBatchStep. */
  undo: z.optional(z.nullable(z.object({ step: batchStep, until: time }))),
});
export type Batch = z.infer<typeof batch>;

/** When batches close automatically. The rules are independent; with all of them off, staff close each batch. */
export const batchClosing = z.object({
  /** Hour of a working day at which a batch closes; null: at no hour. */
  atHour: z.nullable(z.int().check(z.gte(0), z.lte(23))),
  /** Number of ready pieces at which a batch closes; null: at no number. */
  atPieces: z.nullable(z.int().check(z.gte(1), z.lte(MAX_PIECES_TO_CLOSE))),
  /** Whether a batch closes once the oldest print has waited a working day. */
  isByAge: z.boolean(),
  /** The country whose clock and working days apply. */
  site,
});
export type BatchClosingRule = z.infer<typeof batchClosing>;

/**
 * The prints that are ready, by sheet of paper and moulding; those that are not, and why; and a page of the batches.
 */
export const batchList = z.object({
  ready: z.array(
    z.object({
      /** Key of the sheet: the folder of its prints in a batch. */
      sheet: z.string(),
      label: z.string(),
      pieces: z.int(),
      mouldings: z.array(z.object({ colour: z.enum(FRAME_COLOURS), widthMm: z.number(), pieces: z.int() })),
      /** The oldest of these prints, and the number of all. */
      prints: z.array(queuedPrint),
      printsTotal: z.int(),
    }),
  ),
  /** The oldest prints that are not ready, and the number of all. */
  waiting: z.array(queuedPrint),
  waitingTotal: z.int(),
  /** A page of batches, the newest first. */
  batches: z.array(batch),
  page: z.int(),
  pages: z.int(),
  /** Number of batches on all pages. */
  total: z.int(),
  /** Version 0: the rule was never set, so nothing closes automatically. */
  closing: z.extend(batchClosing, { version: z.int() }),
  /** The countries of the shop, to choose the one whose clock applies. */
  countries: z.array(z.object({ code: site, name: z.string() })),
});
export type BatchList = z.infer<typeof batchList>;

/** One batch with its prints, its documents and its spoilt pieces. */
export const batchDetail = z.object({
  batch,
  pieces: z.int(),
  /** In the order of their files, 1000 at most. */
  prints: z.array(z.extend(queuedPrint, { sheetLabel: z.string() })),
  spoilt: z.array(
    z.object({
      orderId: id,
      /** Number of the order or of the replacement. */
      number: z.string(),
      tile: z.string(),
      /** Text for people: "Hallway, tile 3", or "tile 3" when its order has one wall. */
      label: z.string(),
      pieces: z.int(),
      reason: z.enum(REMAKE_REASONS),
      at: time,
      who: z.string(),
    }),
  ),
  /** File names of its lists and documents. Empty before its folder is complete and after the folder was deleted. */
  papers: z.array(z.string()),
});
export type BatchDetail = z.infer<typeof batchDetail>;

export const sheetKey = z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/, "is not a sheet"));
