import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import { printFileName } from "@storywall/domain/print/printFileName.ts";
import { getTilePrints, type TilePrint } from "@storywall/domain/print/tilePrint.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@storywall/domain/time/durations.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { PhotoStore } from "../../ports/photos/PhotoStore.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { PrintFiles } from "../../ports/print/PrintFiles.ts";
import type { PrintJobRecord } from "../../ports/print/PrintJobs.ts";
import type { PrintRenderer, PrintResult } from "../../ports/print/PrintRenderer.ts";
import { type ItemResult, processDueItems } from "../leasedQueue.ts";
import { notifyStaff } from "../notices/notifyStaff.ts";
import type { Shop } from "../shop.ts";
import { findPrintWork, type PrintWork } from "./printWork.ts";

const BACKOFF = { minMs: 30 * SECOND_MS, maxMs: HOUR_MS } as const;
/** A full disk stays full until a person frees space, however often the print is tried. */
const NO_SPACE_RETRY_DELAY_MS = 5 * MINUTE_MS;
/**
 * Maximum number of attempts. With the back-off they take a quarter of an hour, or half an hour when each runs
 * into its limit. A print that still fails then needs a person.
 */
export const MAX_ATTEMPTS = 6;

export type RenderPrintsDependencies = {
  readonly shop: Pick<Shop, "repositories" | "transaction" | "clock" | "ids" | "background">;
  readonly renderer: PrintRenderer;
  readonly files: PrintFiles;
  readonly photos: Pick<PhotoStore, "withFile">;
  /** Returns true when the process is shutting down: it finishes its current print and claims no other. */
  readonly isStopping?: () => boolean;
};

/**
 * Whether the tiles of an order are rendered in each state. True for a shipped order too: its prints may be
 * needed again.
 */
export const PRINTABLE_BY_STATE = {
  awaiting_photos: false,
  placed: true,
  in_production: true,
  shipped: true,
  delivered: true,
  cancelled: false,
  refunded: false,
} as const satisfies Record<OrderState, boolean>;

/** Returns whether the tiles of an order are rendered and its folder may be complete. */
export const isPrintable = ({
  status,
  stoppedAt,
  heldAt,
}: Pick<OrderRecord, "status" | "stoppedAt" | "heldAt">): boolean =>
  PRINTABLE_BY_STATE[status] && stoppedAt === null && heldAt === null;

/** Returns the same for an order or a replacement. */
export const isWorkPrintable = ({ order, replacement }: Pick<PrintWork, "order" | "replacement">): boolean =>
  isPrintable(order) && replacement?.state !== "cancelled";

type ClaimedPrintJob = PrintJobRecord & { readonly leaseId: string };

/**
 * Renders all due prints. Safe with several workers: each job is leased to one. The complete file has its name before
 * the job is done, and repeating a job after a kill writes the same file again.
 */
export const renderDuePrints = (dependencies: RenderPrintsDependencies): Promise<void> => {
  const { shop, isStopping } = dependencies;
  const { printJobs } = shop.repositories;
  return processDueItems<ClaimedPrintJob>({
    claim: async (now, ends) => {
      const leaseId = shop.ids.next();
      const job = await printJobs.claim(now, { id: leaseId, ends });
      return job && { ...job, leaseId };
    },
    process: async (job) => settleJob(dependencies, job, await renderPrintJob(dependencies, job)),
    reschedule: ({ id, leaseId }, retry) => printJobs.retryAt(id, leaseId, retry),
    backoff: BACKOFF,
    clock: shop.clock,
    isStopping,
  });
};

/** Removes temp files that killed processes left behind, a day after they were begun. */
export const purgeStalePrints = ({
  files,
  shop,
}: Pick<RenderPrintsDependencies, "files" | "shop">): Promise<void> =>
  files.discardTempFilesOlderThan(new Date(shop.clock.now().getTime() - DAY_MS));

type PrintJobResult =
  | PrintResult
  /** The order was cancelled, changed or stopped, so this print is not needed, at least for now. */
  | { readonly kind: "obsolete" }
  /** No attempt can succeed. */
  | { readonly kind: "unprintable"; readonly reason: string };

type FindPrintResult =
  | {
      readonly kind: "print";
      readonly print: TilePrint;
      /** Number of the order or replacement. */
      readonly number: string;
      readonly fileName: string;
    }
  | Exclude<PrintJobResult, PrintResult>;

const findPrint = async (
  { shop }: RenderPrintsDependencies,
  job: PrintJobRecord,
): Promise<FindPrintResult> => {
  // A job that killed its process at each attempt is not tried for ever.
  if (job.attempts > MAX_ATTEMPTS)
    return {
      kind: "unprintable",
      reason: job.lastFault ?? "The program that draws it crashed at each attempt.",
    };
  const work = await findPrintWork(shop.repositories, job);
  if (!work || !isWorkPrintable(work)) return { kind: "obsolete" };
  const { order, number } = work;
  const index = order.lines.findIndex(({ id }) => id === job.lineId);
  const design = order.lines[index]?.design;
  const print = design && getTilePrints(design).find(({ tile }) => tile === job.tile);
  if (!print) return { kind: "unprintable", reason: "The order has no photo for this tile." };
  return {
    kind: "print",
    print,
    number,
    fileName: printFileName(number, { ...print, line: index + 1 }),
  };
};

/** Thrown inside the transaction to roll back the job's completion. */
class DiskFullError extends Error {}

const renderPrintJob = async (
  dependencies: RenderPrintsDependencies,
  job: ClaimedPrintJob,
): Promise<PrintJobResult> => {
  const { leaseId } = job;
  const { shop, photos, renderer, files } = dependencies;
  const found = await findPrint(dependencies, job);
  if (found.kind !== "print") return found;
  const tempPath = await files.createTempFile();
  try {
    const rendered = await photos.withFile(found.print.assetId, "master", (master) =>
      renderer.render(master, found.print, tempPath),
    );
    if (!rendered) return { kind: "failed", reason: "Its photo is not in the store any more." };
    if (rendered.kind !== "rendered") return rendered;
    // For an order that was cancelled or changed meanwhile, no file of its old wall is written.
    if (!(await shop.repositories.printJobs.isLeased(job.id, leaseId))) return { kind: "obsolete" };
    // Removed before the file is written: a program that watches the folder must see that it is incomplete
    // before it changes.
    await files.removeCompleteMark(found.number);
    const { width, height, bytes, sha256 } = rendered;
    const file = { fileName: found.fileName, width, height, bytes, sha256 };
    return await shop.transaction(async ({ printJobs }): Promise<PrintJobResult> => {
      // B9: the job is locked here. A change of its wall either came before, then no file is written, or comes
      // later, then the tile is printed again. So a late file of the old wall never overwrites one of the new
      // wall.
      if (!(await printJobs.complete(job.id, leaseId, file, shop.clock.now()))) return { kind: "obsolete" };
      const stored = await files.put(tempPath, found.number, found.fileName);
      if (stored.kind === "diskFull") throw new DiskFullError();
      return rendered;
    });
  } catch (error) {
    if (error instanceof DiskFullError) return { kind: "diskFull" };
    throw error;
  } finally {
    await files.discardTempFile(tempPath);
  }
};

/** Long enough to recognise the cause. The log has all of it. */
const MAX_REASON_LENGTH = 200;
const shorten = (reason: string): string => reason.slice(0, MAX_REASON_LENGTH);

const settleJob = async (
  { shop }: RenderPrintsDependencies,
  { id, leaseId, orderId, tile, attempts }: ClaimedPrintJob,
  result: PrintJobResult,
): Promise<ItemResult> => {
  const reportError = (reason: string): void =>
    shop.background.reportError(`print of ${tile} of order ${orderId}`, new Error(reason));
  const giveUp = async (reason: string): Promise<ItemResult> => {
    const isNew = await shop.transaction(async (repositories) => {
      if (!(await repositories.printJobs.markFailed(id, leaseId, shorten(reason)))) return false;
      await notifyOfFailedPrint(shop, repositories, orderId, leaseId);
      return true;
    });
    if (isNew) reportError(reason);
    return {};
  };
  switch (result.kind) {
    case "rendered":
      // The job was completed together with its file.
      return {};
    case "obsolete":
      // The transition or change that made it obsolete cancels or restarts the job in its own transaction.
      return {};
    case "unprintable":
      return giveUp(result.reason);
    case "diskFull":
      return {
        retry: {
          error: "The disk is full. It goes on by itself when there is room.",
          delayMs: NO_SPACE_RETRY_DELAY_MS,
          // This is not the job's fault, so it does not count as an attempt.
          attempts: attempts - 1,
        },
      };
    case "failed":
      if (attempts >= MAX_ATTEMPTS) return giveUp(result.reason);
      if (attempts === 1) reportError(`${result.reason} It is tried again.`);
      return { retry: { error: shorten(result.reason) } };
  }
};

/**
 * The lease identifies the failure, so that staff are notified again when a print is retried and fails again.
 */
const notifyOfFailedPrint = async (
  shop: Pick<Shop, "clock">,
  repositories: Repositories,
  orderId: string,
  leaseId: string,
): Promise<void> => {
  const [order] = await repositories.orderList.findByIds([orderId]);
  if (!order) return;
  const notice = {
    kind: "print",
    subjectId: orderId,
    dedupeKey: `print ${leaseId}`,
    site: order.site,
  } as const;
  await notifyStaff(shop, repositories, notice);
};
