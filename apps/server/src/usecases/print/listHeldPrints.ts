import type { Verdict } from "@storywall/domain/crop/resolution.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { isPrintConfirmed } from "@storywall/domain/design/printConfirmation.ts";
import { ppiOfTile } from "@storywall/domain/design/tileVerdict.ts";
import type { PrintHoldReason } from "@storywall/domain/print/printHold.ts";
import { getTilePrints, type TilePrint } from "@storywall/domain/print/tilePrint.ts";
import type { PricedLine } from "../../ports/checkout/Checkouts.ts";
import type { ThreadRecord } from "../../ports/messages/MessageThreads.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { PrintJobRecord } from "../../ports/print/PrintJobs.ts";
import type { PrintQuestionRecord } from "../../ports/print/PrintQuestions.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { findThreadOfOrder } from "../messages/threadOfOrder.ts";
import { findLastQuestion } from "../printQuestions/findLastQuestion.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";

/** Maximum number of prints to list; further ones follow when these are decided. */
const MAX_LISTED_PRINTS = 50;

/** A held print, with the tile of its order. */
export type HeldPrintView = {
  readonly order: OrderRecord;
  readonly line: PricedLine;
  readonly print: TilePrint;
  readonly photo: DesignPhoto;
  readonly ppi: number;
  readonly verdict: Verdict;
  readonly confirmedPpi: number | null;
  readonly holdReason: PrintHoldReason;
  /** Last question about this tile; null when its shopper was never asked. */
  readonly question: PrintQuestionRecord | null;
  /** Messages about the order; null when there are none, or the person may not read messages. */
  readonly thread: ThreadRecord | null;
};

/**
 * Returns the held prints (B13), those of the oldest orders first. Prints whose shoppers were asked and may
 * still answer come last.
 */
export const listHeldPrints = async (
  { repositories, clock }: Pick<Shop, "repositories" | "clock">,
  actor: StaffActor,
  limit = MAX_LISTED_PRINTS,
): Promise<
  Result<
    { readonly prints: readonly HeldPrintView[]; readonly total: number; readonly toLookAt: number },
    "FORBIDDEN"
  >
> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  const { printJobs, orders, printQuestions } = repositories;
  const { jobs, total, toLookAt } = await printJobs.findHeld(clock.now(), Math.min(limit, MAX_LISTED_PRINTS));
  const views = new Map<string, (job: PrintJobRecord) => readonly HeldPrintView[]>();
  for (const orderId of new Set(jobs.map((job) => job.orderId))) {
    const order = await orders.find(orderId);
    const questions = await printQuestions.findByOrder(orderId);
    const thread = await findThreadOfOrder(repositories, actor, orderId);
    if (order) views.set(orderId, (job) => toView({ order, thread }, job, questions));
  }
  const prints = jobs.flatMap((job) => views.get(job.orderId)?.(job) ?? []);
  return ok({ prints, total, toLookAt });
};

const toView = (
  { order, thread }: Pick<HeldPrintView, "order" | "thread">,
  job: PrintJobRecord,
  questions: readonly PrintQuestionRecord[],
): readonly HeldPrintView[] => {
  const line = order.lines.find(({ id }) => id === job.lineId);
  const tile = line?.design.tiles.find(({ name }) => name === job.tile);
  const photo = line?.design.photos.find(({ id }) => id === tile?.photoId);
  const print = line && getTilePrints(line.design).find((one) => one.tile === job.tile);
  if (!line || !tile || !photo || !print || !job.holdReason || !job.verdict) return [];
  const ppi = job.ppi ?? ppiOfTile(line.design, tile) ?? 0;
  const confirmedPpi = isPrintConfirmed(tile, ppi) ? (tile.printConfirmation?.ppi ?? null) : null;
  const question = findLastQuestion(questions, job) ?? null;
  const { verdict, holdReason } = job;
  return [{ order, line, print, photo, ppi, verdict, confirmedPpi, holdReason, question, thread }];
};
