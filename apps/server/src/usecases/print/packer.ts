import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { OrderPapers } from "../../ports/print/OrderPapers.ts";
import type { PrintFiles } from "../../ports/print/PrintFiles.ts";
import type { PrintJobRecord } from "../../ports/print/PrintJobs.ts";
import type { Shop } from "../shop.ts";
import { folderFiles } from "./folderFiles.ts";
import { IS_PRINTED, LEASE_MS } from "./printer.ts";
import { printList, printListCsv, printListJson } from "./printList.ts";
import { writeHangingGuide, writeJobTicket, writePackingSlip } from "./writePapers.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export type PackerParts = {
  readonly shop: Pick<Shop, "repositories" | "clock" | "ids" | "sites" | "background">;
  readonly files: Pick<PrintFiles, "write" | "finish" | "reopen">;
  readonly papers: OrderPapers;
  /** A WebP of a wall by its key. */
  readonly pictureOf: (previewKey: string) => Promise<Uint8Array | undefined>;
  readonly isStopping?: () => boolean;
};

/**
 * Finishes the folders that are due: once all prints of an order are there, its lists and papers are written beside them,
 * and the mark that it is complete comes last. Any number of processes may; who repeats it after a kill writes the same.
 */
export const packDue = async (parts: PackerParts): Promise<void> => {
  const { repositories, clock, ids, background } = parts.shop;
  while (!parts.isStopping?.()) {
    const now = clock.now();
    const lease = { id: ids.next(), ends: new Date(now.getTime() + LEASE_MS) };
    const due = await repositories.printFolders.claim(now, lease);
    if (!due) return;
    const { orderId, tries } = due;
    try {
      await pack(parts, orderId);
      await repositories.printFolders.settle(orderId, lease.id);
    } catch (error) {
      const at = new Date(clock.now().getTime() + Math.min(MINUTE * 2 ** (tries - 1), HOUR));
      await repositories.printFolders.tryAgain(orderId, lease.id, { at, fault: String(error) });
      background.failed(`papers of order ${orderId}`, error);
    }
  }
};

/** @throws whatever keeps a file from being written: all of it is tried again later. */
const pack = async (parts: PackerParts, orderId: string): Promise<void> => {
  const { shop, files } = parts;
  const order = await shop.repositories.orders.find(orderId);
  if (!order) return;
  if (!IS_PRINTED[order.status]) return files.reopen(order.number);
  const jobs = (await shop.repositories.printJobs.findOfOrder(orderId)).filter(
    ({ state }) => state !== "cancelled",
  );
  // The last print that is missing makes the folder due again.
  if (jobs.some(({ state }) => state !== "done")) return;
  for (const { name, content } of await contentsOf(parts, order, jobs)) {
    await kept(files.write(order.number, name, content));
  }
  await kept(files.finish(order.number));
};

const contentsOf = async (
  { shop, papers, pictureOf }: PackerParts,
  order: OrderRecord,
  jobs: readonly PrintJobRecord[],
) => {
  const about = { order, site: shop.sites()[order.site], pictureOf };
  const listed = printList(order, jobs);
  const names = folderFiles(order.number);
  return [
    { name: names.json, content: utf8.encode(printListJson(order, listed)) },
    { name: names.csv, content: utf8.encode(printListCsv(order, listed)) },
    { name: names.jobTicket, content: await papers.jobTicket(await writeJobTicket(about)) },
    { name: names.packingSlip, content: await papers.packingSlip(writePackingSlip(about)) },
    { name: names.hangingGuide, content: await papers.hangingGuide(await writeHangingGuide(about)) },
  ];
};

const utf8 = new TextEncoder();

const kept = async (writing: Promise<{ readonly kind: "kept" | "noSpace" }>): Promise<void> => {
  if ((await writing).kind === "noSpace") throw new Error("The disk is full.");
};
