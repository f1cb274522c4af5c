import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { OrderDocuments } from "../../ports/print/OrderDocuments.ts";
import type { PrintFiles } from "../../ports/print/PrintFiles.ts";
import type { PrintJobRecord } from "../../ports/print/PrintJobs.ts";
import type { Shop } from "../shop.ts";
import { createHangingGuideData, createJobTicketData, createPackingSlipData } from "./documentData.ts";
import { folderFileNames } from "./folderFileNames.ts";
import { listPrints, toPrintListCsv, toPrintListJson } from "./printList.ts";
import { IS_PRINTABLE_STATE, LEASE_MS } from "./renderDuePrints.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export type CompleteFoldersDependencies = {
  readonly shop: Pick<Shop, "repositories" | "clock" | "ids" | "sites" | "background">;
  readonly files: Pick<PrintFiles, "write" | "markComplete" | "reopen">;
  readonly documents: OrderDocuments;
  /** A WebP of a wall by its key. */
  readonly loadPreview: (previewKey: string) => Promise<Uint8Array | undefined>;
  readonly isStopping?: () => boolean;
};

/**
 * Finishes the folders that are due: once all prints of an order are there, its lists and papers are written beside them,
 * and the mark that it is complete comes last. Any number of processes may; who repeats it after a kill writes the same.
 */
export const completeDueFolders = async (dependencies: CompleteFoldersDependencies): Promise<void> => {
  const { repositories, clock, ids, background } = dependencies.shop;
  while (!dependencies.isStopping?.()) {
    const now = clock.now();
    const lease = { id: ids.next(), ends: new Date(now.getTime() + LEASE_MS) };
    const due = await repositories.printFolders.claim(now, lease);
    if (!due) return;
    const { orderId, attempts } = due;
    try {
      await completeFolder(dependencies, orderId);
      await repositories.printFolders.settle(orderId, lease.id);
    } catch (error) {
      const at = new Date(clock.now().getTime() + Math.min(MINUTE * 2 ** (attempts - 1), HOUR));
      await repositories.printFolders.retryAt(orderId, lease.id, { at, error: String(error) });
      background.reportError(`papers of order ${orderId}`, error);
    }
  }
};

/** @throws whatever keeps a file from being written: all of it is tried again later. */
const completeFolder = async (dependencies: CompleteFoldersDependencies, orderId: string): Promise<void> => {
  const { shop, files } = dependencies;
  const order = await shop.repositories.orders.find(orderId);
  if (!order) return;
  if (!IS_PRINTABLE_STATE[order.status]) return files.reopen(order.number);
  const jobs = (await shop.repositories.printJobs.findByOrder(orderId)).filter(
    ({ state }) => state !== "cancelled",
  );
  // The last print that is missing makes the folder due again.
  if (jobs.some(({ state }) => state !== "done")) return;
  for (const { name, content } of await createFolderContents(dependencies, order, jobs)) {
    await assertWritten(files.write(order.number, name, content));
  }
  await assertWritten(files.markComplete(order.number));
};

const createFolderContents = async (
  { shop, documents, loadPreview }: CompleteFoldersDependencies,
  order: OrderRecord,
  jobs: readonly PrintJobRecord[],
) => {
  const source = { order, site: shop.sites()[order.site], loadPreview };
  const prints = listPrints(order, jobs);
  const names = folderFileNames(order.number);
  return [
    { name: names.json, content: utf8Encoder.encode(toPrintListJson(order, prints)) },
    { name: names.csv, content: utf8Encoder.encode(toPrintListCsv(order, prints)) },
    { name: names.jobTicket, content: await documents.renderJobTicket(await createJobTicketData(source)) },
    { name: names.packingSlip, content: await documents.renderPackingSlip(createPackingSlipData(source)) },
    {
      name: names.hangingGuide,
      content: await documents.renderHangingGuide(await createHangingGuideData(source)),
    },
  ];
};

const utf8Encoder = new TextEncoder();

const assertWritten = async (write: Promise<{ readonly kind: "stored" | "noSpace" }>): Promise<void> => {
  if ((await write).kind === "noSpace") throw new Error("The disk is full.");
};
