import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import { printFileName } from "@storywall/domain/print/printFileName.ts";
import { type TilePrint, tilePrints } from "@storywall/domain/print/tilePrint.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { PhotoStore } from "../../ports/photos/PhotoStore.ts";
import type { PrintFiles } from "../../ports/print/PrintFiles.ts";
import type { PrintJobRecord } from "../../ports/print/PrintJobs.ts";
import type { PrintRenderer, Rendered } from "../../ports/print/PrintRenderer.ts";
import type { Shop } from "../shop.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Longer than any rendering may take (adapters/print-sharp): whoever has not ended by then was killed. */
export const LEASE_MS = 5 * MINUTE;
const FIRST_PAUSE_MS = 30 * SECOND;
const LONGEST_PAUSE_MS = HOUR;
/** A disk is full until a person makes room, however often is tried. */
const PAUSE_WITHOUT_SPACE_MS = 5 * MINUTE;
/** Half an hour of tries: what is still wrong then does not mend itself. */
export const MOST_TRIES = 6;

export type PrinterParts = {
  readonly shop: Pick<Shop, "repositories" | "transaction" | "clock" | "ids" | "background">;
  readonly renderer: PrintRenderer;
  readonly files: PrintFiles;
  readonly photos: Pick<PhotoStore, "lend">;
  /** Whether the process is about to end: however much waits, it ends with the print that it has in hand. */
  readonly isStopping?: () => boolean;
};

/** Whether the tiles of an order in that state are to be rendered; those of one that has left may be wanted again. */
export const IS_PRINTED = {
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
export const printDue = async (parts: PrinterParts): Promise<void> => {
  const { repositories, clock, ids } = parts.shop;
  while (!parts.isStopping?.()) {
    const now = clock.now();
    const lease = { id: ids.next(), ends: new Date(now.getTime() + LEASE_MS) };
    const job = await repositories.printJobs.claim(now, lease);
    if (!job) return;
    await record(parts, job, lease.id, await print(parts, job, lease.id));
  }
};

/** Removes what processes that were killed had begun. */
export const sweepPrints = ({ files, shop }: Pick<PrinterParts, "files" | "shop">): Promise<void> =>
  files.dropDraftsOlderThan(new Date(shop.clock.now().getTime() - DAY));

type Printed =
  | Rendered
  | { readonly kind: "notWanted" }
  | { readonly kind: "hopeless"; readonly reason: string };

type Found =
  | {
      readonly kind: "print";
      readonly print: TilePrint;
      readonly order: OrderRecord;
      readonly fileName: string;
    }
  | Exclude<Printed, Rendered>;

const find = async ({ shop }: PrinterParts, job: PrintJobRecord): Promise<Found> => {
  // One that ended the process each time it was tried is not tried for ever.
  if (job.tries > MOST_TRIES)
    return {
      kind: "hopeless",
      reason: job.lastFault ?? "Each time that it was drawn, the program that draws it ended.",
    };
  const order = await shop.repositories.orders.find(job.orderId);
  if (!order || !IS_PRINTED[order.status]) return { kind: "notWanted" };
  const index = order.lines.findIndex(({ id }) => id === job.lineId);
  const design = order.lines[index]?.design;
  const print = design && tilePrints(design).find(({ tile }) => tile === job.tile);
  if (!print) return { kind: "hopeless", reason: "The order has no photo for this tile." };
  return {
    kind: "print",
    print,
    order,
    fileName: printFileName(order.number, { ...print, line: index + 1 }),
  };
};

/** Makes the database forget that the print is done. */
class NoSpace extends Error {}

const print = async (parts: PrinterParts, job: PrintJobRecord, leaseId: string): Promise<Printed> => {
  const { shop, photos, renderer, files } = parts;
  const found = await find(parts, job);
  if (found.kind !== "print") return found;
  const draft = await files.draft();
  try {
    const rendered = await photos.lend(found.print.assetId, "master", (master) =>
      renderer.render(master, found.print, draft),
    );
    if (!rendered) return { kind: "failed", reason: "Its photo is not in the store any more." };
    if (rendered.kind !== "rendered") return rendered;
    // An order that was cancelled or changed meanwhile gets no file of what it was.
    if (!(await shop.repositories.printJobs.isHeld(job.id, leaseId))) return { kind: "notWanted" };
    // Whatever watches the folder hears that it changes before it does.
    await files.reopen(found.order.number);
    const { width, height, bytes, sha256 } = rendered;
    const file = { fileName: found.fileName, width, height, bytes, sha256 };
    return await shop.transaction(async ({ printJobs }): Promise<Printed> => {
      // B9: under the job's lock, so that a change of its wall comes before the file, and there is none, or after it, and
      // it is printed again; a late file of the old wall never lies over one of the new.
      if (!(await printJobs.complete(job.id, leaseId, file, shop.clock.now()))) return { kind: "notWanted" };
      const kept = await files.keep(draft, found.order.number, found.fileName);
      if (kept.kind === "noSpace") throw new NoSpace();
      return rendered;
    });
  } catch (error) {
    if (error instanceof NoSpace) return { kind: "noSpace" };
    throw error;
  } finally {
    await files.drop(draft);
  }
};

const record = async (
  { shop }: PrinterParts,
  { id, orderId, tile, tries }: PrintJobRecord,
  leaseId: string,
  printed: Printed,
): Promise<void> => {
  const { printJobs } = shop.repositories;
  const giveUp = async (fault: string): Promise<void> => {
    const about = `print of ${tile} of order ${orderId}`;
    if (await printJobs.giveUp(id, leaseId, fault)) shop.background.failed(about, new Error(fault));
  };
  const later = (milliseconds: number) => new Date(shop.clock.now().getTime() + milliseconds);
  switch (printed.kind) {
    case "rendered":
      return;
    case "notWanted":
      // Whoever took the order from its state has cancelled its jobs, or is about to.
      return;
    case "hopeless":
      return giveUp(printed.reason);
    case "noSpace":
      // No fault of the job's, so no try of it.
      await printJobs.tryAgain(id, leaseId, {
        at: later(PAUSE_WITHOUT_SPACE_MS),
        fault: "The disk is full. It goes on by itself when there is room.",
        tries: tries - 1,
      });
      return;
    case "failed":
      if (tries >= MOST_TRIES) return giveUp(printed.reason);
      await printJobs.tryAgain(id, leaseId, { at: later(pauseAfter(tries)), fault: printed.reason, tries });
  }
};

/** Half a minute, one, two, … an hour. */
const pauseAfter = (tries: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
