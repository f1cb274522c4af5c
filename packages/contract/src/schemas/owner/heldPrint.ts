import { ORIENTATIONS } from "@storywall/domain/catalogue/frameSizes.ts";
import { VERDICTS } from "@storywall/domain/crop/verdicts.ts";
import { PRINT_HOLD_REASONS } from "@storywall/domain/print/printHold.ts";
import * as z from "zod/mini";
import { editorCropParams, frameSize, frameStyle } from "../design.ts";
import { shopperMessage } from "../messages.ts";
import { id, site, time } from "../primitives.ts";
import { printQuestionSummary } from "../printQuestion.ts";

/** A print that waits until a staff member has looked at it: all that a page needs to show it at its size. */
export const heldPrint = z.object({
  orderId: id,
  orderNumber: z.string(),
  site,
  orderedAt: time,
  cartItemId: id,
  /** Title of the wall. */
  title: z.string(),
  /** Name that tells its wall from the other walls of its order. Null or absent: the order has one wall. */
  wall: z.optional(z.nullable(z.string())),
  wallPreviewUrl: z.string(),
  tile: z.string(),
  /** Position of the tile in its wall, from 1. */
  number: z.int(),
  copies: z.int(),
  size: frameSize,
  orientation: z.enum(ORIENTATIONS),
  frameStyle,
  /** The visible part of the print, in mm. */
  opening: z.object({ width: z.number(), height: z.number() }),
  photo: z.object({ url: z.string(), width: z.int(), height: z.int() }),
  crop: editorCropParams,
  ppi: z.number(),
  verdict: z.enum(VERDICTS),
  /** Pixels per inch that the shopper accepted. Null: they were not asked, or their answer is void. */
  confirmedPpi: z.nullable(z.number()),
  holdReason: z.enum(PRINT_HOLD_REASONS),
  /** The shopper's last message about its order. Null or absent: there is none, or the role may not read messages. */
  shopperMessage: z.optional(z.nullable(shopperMessage)),
  /** The last question about it. Null or absent: the shopper was never asked. */
  question: z.optional(z.nullable(printQuestionSummary)),
});
export type HeldPrint = z.infer<typeof heldPrint>;
