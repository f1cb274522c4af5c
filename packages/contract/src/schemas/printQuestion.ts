import { ORIENTATIONS } from "@storywall/domain/catalogue/frameSizes.ts";
import { VERDICTS } from "@storywall/domain/crop/verdicts.ts";
import { PRINT_QUESTION_STATES } from "@storywall/domain/print/printQuestions.ts";
import * as z from "zod/mini";
import { editorCropParams, frameSize, frameStyle } from "./design.ts";
import { currency, id, message, money, site, time } from "./primitives.ts";

/** A tile that the shopper is asked about: all that a page needs to show it at its size and to offer the answers. */
const askedPrint = z.object({
  /** Title of the wall. */
  title: z.string(),
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
  /** An image of the tile in its frame. */
  previewUrl: z.string(),
  /** Sizes in which the photo prints well, the largest first, each with its refund. */
  smallerSizes: z.array(
    z.object({ size: frameSize, verdict: z.enum(VERDICTS), ppi: z.number(), givenBack: money }),
  ),
  /** Refund when the tile is left out; null when it cannot be left out. */
  leaveOut: z.nullable(z.object({ givenBack: money })),
});
export type AskedPrint = z.infer<typeof askedPrint>;

export const printQuestion = z.object({
  questionId: id,
  cartItemId: id,
  tile: z.string(),
  /** "tile 3", with the title of its wall when the order has several walls; null when the tile was left out. */
  label: z.nullable(z.string()),
  state: z.enum(PRINT_QUESTION_STATES),
  /** Note that the shop added; null when it added none. */
  note: z.nullable(z.string()),
  askedAt: time,
  answerBy: time,
  /** Whether the tile is printed unchanged when no answer comes in time. An unprintable one waits longer. */
  isPrintedWithoutAnswer: z.boolean(),
  /** Size that the shopper chose; null before an answer, and for other answers. */
  size: z.nullable(frameSize),
  /** Amount refunded because of the answer. */
  givenBack: money,
  /** Null after the question has ended. */
  print: z.nullable(askedPrint),
});
export type PrintQuestion = z.infer<typeof printQuestion>;

/** The shop's questions about the prints of an order, the first one first. */
export const printQuestions = z.object({
  orderId: id,
  orderNumber: z.string(),
  site,
  currency,
  questions: z.array(printQuestion),
  message,
});
export type PrintQuestions = z.infer<typeof printQuestions>;

/** A question as staff see it in lists. */
export const printQuestionSummary = z.object({
  state: z.enum(PRINT_QUESTION_STATES),
  askedAt: time,
  askedBy: z.string(),
  answerBy: time,
  note: z.nullable(z.string()),
});
export type PrintQuestionSummary = z.infer<typeof printQuestionSummary>;
