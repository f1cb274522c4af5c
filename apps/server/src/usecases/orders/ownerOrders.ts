import { findWeakPrints, type WeakPrint } from "@storywall/domain/design/printConfirmation.ts";
import type { PrintHoldReason } from "@storywall/domain/print/printHold.ts";
import { hasRight } from "@storywall/domain/staff/roles.ts";
import type { OrderFilter, OrderRecord } from "../../ports/orders/Orders.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { PrintJobCounts, PrintJobRecord, PrintJobState } from "../../ports/print/PrintJobs.ts";
import type { PrintQuestionRecord } from "../../ports/print/PrintQuestions.ts";
import type { RefundRecord } from "../../ports/refunds/Refunds.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { refreshPreviews } from "../previews/refreshPreviews.ts";
import { findLastQuestion } from "../printQuestions/findLastQuestion.ts";
import { isStopped } from "../refunds/stopPayment.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { toVisibleOrder } from "../staff/visibleOrder.ts";
import { ORDER_NOT_FOUND } from "./readOrder.ts";
import { QUESTIONS_ALLOWED_BY_STATE } from "./withdrawPrintQuestions.ts";

/** An order as the owner sees it. */
export type OwnerOrderView = {
  readonly order: OrderRecord;
  /** Whether the role may see amounts; if not, the refunds are left out here. */
  readonly areAmountsVisible: boolean;
  readonly refunds: readonly RefundRecord[];
  readonly printJobs: PrintJobCounts;
  readonly printErrors: readonly PrintError[];
  readonly weakPrints: readonly OrderedWeakPrint[];
  /** Since when and why the order is stopped; null when it is not. */
  readonly stop: { readonly at: Date; readonly reason: string } | null;
};

/** A print whose last attempt failed. */
type PrintError = {
  readonly lineId: string;
  readonly tile: string;
  /** `waiting`: it is retried automatically. */
  readonly state: "waiting" | "failed";
  readonly tries: number;
  readonly reason: string;
};

/** A soft or unprintable tile of an order, with the shopper's confirmation (B2). */
export type OrderedWeakPrint = WeakPrint & {
  readonly lineId: string;
  /**
   * Pixels an inch that the shopper confirmed; null when they were never asked, or the photo has changed since.
   */
  readonly confirmedPpi: number | null;
  /** State of its print job; null while the order waits for photos. */
  readonly state: PrintJobState | null;
  readonly holdReason: PrintHoldReason | null;
  readonly releasedAt: Date | null;
  /** Until when its approval can be undone; null when it cannot. */
  readonly undoUntil: Date | null;
  /** Last question about it; null when its shopper was never asked. */
  readonly question: PrintQuestionRecord | null;
};

const weakPrintsOf = (
  { lines, status }: Pick<OrderRecord, "lines" | "status">,
  jobs: readonly PrintJobRecord[],
  questions: readonly PrintQuestionRecord[],
  now: Date,
): readonly OrderedWeakPrint[] =>
  lines.flatMap(({ id: lineId, design }) =>
    findWeakPrints(design).map((print) => {
      const job = jobs.find((one) => one.lineId === lineId && one.tile === print.tile);
      const tile = design.tiles.find(({ name }) => name === print.tile);
      return {
        ...print,
        lineId,
        confirmedPpi: print.isConfirmed ? (tile?.printConfirmation?.ppi ?? null) : null,
        state: job?.state ?? null,
        holdReason: job?.holdReason ?? null,
        releasedAt: job?.releasedAt ?? null,
        undoUntil:
          job && QUESTIONS_ALLOWED_BY_STATE[status] && isReleaseUndoable(job, now) ? job.undoUntil : null,
        question: findLastQuestion(questions, { lineId, tile: print.tile }) ?? null,
      };
    }),
  );

const isReleaseUndoable = ({ undoUntil, batchId }: PrintJobRecord, now: Date): boolean =>
  undoUntil !== null && undoUntil > now && batchId === null;

const printErrorsOf = (jobs: readonly PrintJobRecord[]): readonly PrintError[] =>
  jobs.flatMap(({ lineId, tile, state, attempts, lastFault }) =>
    (state === "waiting" || state === "failed") && lastFault !== null
      ? [{ lineId, tile, state, tries: attempts, reason: lastFault }]
      : [],
  );

/** Maximum number of the newest refunds; `refunded` of the order is the sum of all. */
const MAX_REFUNDS = 200;

/** Returns an order with its refunds and prints, for the staff. Marks it as opened. */
export const getOwnerOrder = async (
  shop: Pick<Shop, "repositories" | "clock">,
  actor: StaffActor,
  orderId: string,
): Promise<Result<OwnerOrderView, "FORBIDDEN" | "NOT_FOUND">> => {
  const allowed = requireRight(actor, "orders.read");
  if (allowed.kind === "error") return allowed;
  const { orders, refunds, printJobs, printQuestions, payments } = shop.repositories;
  const order = await orders.find(orderId);
  if (!order) return ORDER_NOT_FOUND;
  await orders.markOpenedByStaff(orderId, shop.clock.now());
  await refreshPreviews(shop, order.lines);
  const jobs = await printJobs.findByOrder(orderId);
  const payment = isStopped(order) ? await payments.find(order.paymentId) : undefined;
  const areAmountsVisible = hasRight(actor.role, "orders.amounts");
  const reason = areAmountsVisible ? (payment?.needsReview ?? "") : "money of it went back";
  return ok({
    order: toVisibleOrder(order, actor.role),
    areAmountsVisible,
    refunds: areAmountsVisible ? (await refunds.findByOrder(orderId)).slice(-MAX_REFUNDS) : [],
    printJobs: await printJobs.countByOrder(orderId),
    printErrors: printErrorsOf(jobs),
    weakPrints: weakPrintsOf(order, jobs, await printQuestions.findByOrder(orderId), shop.clock.now()),
    stop: payment?.stoppedAt ? { at: payment.stoppedAt, reason } : null,
  });
};

const PAGE_SIZE = 24;
const ORDER_NUMBER_PART = /^[a-z]{0,2}-?\d+$/i;

type OrderPage = {
  readonly items: readonly OrderRecord[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
};

/** Lists orders for the staff, newest first. `page` counts from 1; a page beyond the last is empty. */
export const listOwnerOrders = async (
  { repositories: { orders } }: Pick<Shop, "repositories">,
  actor: StaffActor,
  filter: OrderFilter,
  page: number,
): Promise<Result<OrderPage, "FORBIDDEN">> => {
  const allowed = requireRight(actor, "orders.read");
  if (allowed.kind === "error") return allowed;
  const { search } = filter;
  // The search also covers email addresses, so staff who may not see them would learn whose an order is.
  if (search !== null && !hasRight(actor.role, "orders.email") && !ORDER_NUMBER_PART.test(search)) {
    return ok({ items: [], page, pages: 1, total: 0 });
  }
  const found = await orders.list(filter, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  const pages = Math.max(1, Math.ceil(found.total / PAGE_SIZE));
  const items = found.orders.map((order) => toVisibleOrder(order, actor.role));
  return ok({ items, page, pages, total: found.total });
};
