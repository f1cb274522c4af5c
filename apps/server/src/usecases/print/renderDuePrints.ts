import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import { printFileName } from "@storywall/domain/print/printFileName.ts";
import { getTilePrints, type TilePrint } from "@storywall/domain/print/tilePrint.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { PhotoStore } from "../../ports/photos/PhotoStore.ts";
import type { PrintFiles } from "../../ports/print/PrintFiles.ts";
import type { PrintJobRecord } from "../../ports/print/PrintJobs.ts";
import type { PrintRenderer, PrintResult } from "../../ports/print/PrintRenderer.ts";
import type { Shop } from "../shop.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Longer than any rendering may take (adapters/print-sharp): whoever has not ended by then was killed. */
export const LEASE_MS = 5 * MINUTE;
const MIN_BACKOFF_MS = 30 * SECOND;
const MAX_BACKOFF_MS = HOUR;
/** A disk is full until a person makes room, however often is tried. */
const NO_SPACE_RETRY_DELAY_MS = 5 * MINUTE;
/** Half an hour of tries: what is still wrong then does not mend itself. */
export const MAX_ATTEMPTS = 6;

export type RenderPrintsDependencies = {
  readonly shop: Pick<Shop, "repositories" | "transaction" | "clock" | "ids" | "background">;
  readonly renderer: PrintRenderer;
  readonly files: PrintFiles;
  readonly photos: Pick<PhotoStore, "withFile">;
  /** Whether the process is about to end: however much waits, it ends with the print that it has in hand. */
  readonly isStopping?: () => boolean;
};

/** Whether the tiles of an order in that state are to be rendered; those of one that has left may be wanted again. */
export const IS_PRINTABLE_STATE = {
  awaiting_photos: false,
  placed: true,
  in_production: true,
  shipped: true,
  delivered: true,
  cancelled: false,
  refunded: false,
} as const satisfies Record<OrderState, boolean>;

/**
 * Renders all prints that are due. Any number of processes may: a job is in the hands of one at a time. The file is whole
 * under its name before the job is done, and who repeats a job after a kill writes the same file again.
 */
export const renderDuePrints = async (dependencies: RenderPrintsDependencies): Promise<void> => {
  const { repositories, clock, ids } = dependencies.shop;
  while (!dependencies.isStopping?.()) {
    const now = clock.now();
    const lease = { id: ids.next(), ends: new Date(now.getTime() + LEASE_MS) };
    const job = await repositories.printJobs.claim(now, lease);
    if (!job) return;
    await recordResult(dependencies, job, lease.id, await renderPrintJob(dependencies, job, lease.id));
  }
};

/** Removes what processes that were killed had begun. */
export const purgeStalePrints = ({
  files,
  shop,
}: Pick<RenderPrintsDependencies, "files" | "shop">): Promise<void> =>
  files.discardOlderThan(new Date(shop.clock.now().getTime() - DAY));

type PrintJobResult =
  | PrintResult
  | { readonly kind: "notWanted" }
  | { readonly kind: "hopeless"; readonly reason: string };

type FindPrintResult =
  | {
      readonly kind: "print";
      readonly print: TilePrint;
      readonly order: OrderRecord;
      readonly fileName: string;
    }
  | Exclude<PrintJobResult, PrintResult>;

const findPrint = async (
  { shop }: RenderPrintsDependencies,
  job: PrintJobRecord,
): Promise<FindPrintResult> => {
  // One that ended the process each time it was tried is not tried for ever.
  if (job.attempts > MAX_ATTEMPTS)
    return {
      kind: "hopeless",
      reason: job.lastFault ?? "Each time that it was drawn, the program that draws it ended.",
    };
  const order = await shop.repositories.orders.find(job.orderId);
  if (!order || !IS_PRINTABLE_STATE[order.status]) return { kind: "notWanted" };
  const index = order.lines.findIndex(({ id }) => id === job.lineId);
  const design = order.lines[index]?.design;
  const print = design && getTilePrints(design).find(({ tile }) => tile === job.tile);
  if (!print) return { kind: "hopeless", reason: "The order has no photo for this tile." };
  return {
    kind: "print",
    print,
    order,
    fileName: printFileName(order.number, { ...print, line: index + 1 }),
  };
};

/** Makes the database forget that the print is done. */
class NoSpaceError extends Error {}

const renderPrintJob = async (
  dependencies: RenderPrintsDependencies,
  job: PrintJobRecord,
  leaseId: string,
): Promise<PrintJobResult> => {
  const { shop, photos, renderer, files } = dependencies;
  const found = await findPrint(dependencies, job);
  if (found.kind !== "print") return found;
  const tempPath = await files.create();
  try {
    const rendered = await photos.withFile(found.print.assetId, "master", (master) =>
      renderer.render(master, found.print, tempPath),
    );
    if (!rendered) return { kind: "failed", reason: "Its photo is not in the store any more." };
    if (rendered.kind !== "rendered") return rendered;
    // An order that was cancelled or changed meanwhile gets no file of what it was.
    if (!(await shop.repositories.printJobs.isHeld(job.id, leaseId))) return { kind: "notWanted" };
    // Whatever watches the folder hears that it changes before it does.
    await files.reopen(found.order.number);
    const { width, height, bytes, sha256 } = rendered;
    const file = { fileName: found.fileName, width, height, bytes, sha256 };
    return await shop.transaction(async ({ printJobs }): Promise<PrintJobResult> => {
      // B9: under the job's lock, so that a change of its wall comes before the file, and there is none, or after it, and
      // it is printed again; a late file of the old wall never lies over one of the new.
      if (!(await printJobs.complete(job.id, leaseId, file, shop.clock.now()))) return { kind: "notWanted" };
      const stored = await files.put(tempPath, found.order.number, found.fileName);
      if (stored.kind === "noSpace") throw new NoSpaceError();
      return rendered;
    });
  } catch (error) {
    if (error instanceof NoSpaceError) return { kind: "noSpace" };
    throw error;
  } finally {
    await files.discard(tempPath);
  }
};

const recordResult = async (
  { shop }: RenderPrintsDependencies,
  { id, orderId, tile, attempts }: PrintJobRecord,
  leaseId: string,
  result: PrintJobResult,
): Promise<void> => {
  const { printJobs } = shop.repositories;
  const markFailed = async (fault: string): Promise<void> => {
    const description = `print of ${tile} of order ${orderId}`;
    if (await printJobs.markFailed(id, leaseId, fault))
      shop.background.reportError(description, new Error(fault));
  };
  const timeAfter = (milliseconds: number) => new Date(shop.clock.now().getTime() + milliseconds);
  switch (result.kind) {
    case "rendered":
      return;
    case "notWanted":
      // Whoever took the order from its state has cancelled its jobs, or is about to.
      return;
    case "hopeless":
      return markFailed(result.reason);
    case "noSpace":
      // No fault of the job's, so no try of it.
      await printJobs.retryAt(id, leaseId, {
        at: timeAfter(NO_SPACE_RETRY_DELAY_MS),
        error: "The disk is full. It goes on by itself when there is room.",
        attempts: attempts - 1,
      });
      return;
    case "failed":
      if (attempts >= MAX_ATTEMPTS) return markFailed(result.reason);
      await printJobs.retryAt(id, leaseId, {
        at: timeAfter(backoffMs(attempts)),
        error: result.reason,
        attempts,
      });
  }
};

/** Half a minute, one, two, … an hour. */
const backoffMs = (attempts: number): number =>
  Math.min(MIN_BACKOFF_MS * 2 ** (attempts - 1), MAX_BACKOFF_MS);
