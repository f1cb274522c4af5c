import { FRAME_SIZE_KEYS } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_COLOURS, FRAME_STYLE_KEYS } from "@storywall/domain/catalogue/frameStyles.ts";
import * as z from "zod/mini";
import { id, time } from "./primitives.ts";

/** A print of the workshop's queue. */
export const queuedPrint = z.object({
  orderId: id,
  replacementId: z.nullable(id),
  /** Of the order or the replacement. */
  number: z.string(),
  cartItemId: id,
  tile: z.string(),
  /** The number on its back and in the hanging guide. */
  tileNumber: z.int(),
  size: z.enum(FRAME_SIZE_KEYS),
  frameStyle: z.enum(FRAME_STYLE_KEYS),
  pieces: z.int(),
  /** Of its file. `held`: it waits until a person has looked at it. `done`: it is rendered, and may be printed. */
  state: z.enum(["waiting", "held", "done", "failed"]),
  /** Why its file could not be rendered; null when it could. */
  renderError: z.nullable(z.string()),
  fileName: z.string(),
  queuedAt: time,
});
export type QueuedPrint = z.infer<typeof queuedPrint>;

export const batch = z.object({
  batchId: id,
  name: z.string(),
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
});
export type Batch = z.infer<typeof batch>;

/** What may be printed, by sheet of paper and moulding; what is not ready, and why; the newest batches. */
export const batchList = z.object({
  ready: z.array(
    z.object({
      /** Key of the sheet: the folder of its prints in a batch. */
      sheet: z.string(),
      label: z.string(),
      pieces: z.int(),
      mouldings: z.array(z.object({ colour: z.enum(FRAME_COLOURS), widthMm: z.number(), pieces: z.int() })),
      prints: z.array(queuedPrint),
    }),
  ),
  waiting: z.array(queuedPrint),
  batches: z.array(batch),
});
export type BatchList = z.infer<typeof batchList>;

export const sheetKey = z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/, "is not a sheet"));
