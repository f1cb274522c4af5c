import { HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { OrderDocuments } from "../../ports/print/OrderDocuments.ts";
import type { PrintFiles } from "../../ports/print/PrintFiles.ts";
import type { PrintJobRecord } from "../../ports/print/PrintJobs.ts";
import { type ItemResult, processDueItems } from "../leasedQueue.ts";
import type { Shop } from "../shop.ts";
import { createHangingGuideData, createJobTicketData, createPackingSlipData } from "./documentData.ts";
import { folderFileNames } from "./folderFileNames.ts";
import { listPrints, toPrintListCsv, toPrintListJson } from "./printList.ts";
import { isPrintable } from "./renderDuePrints.ts";

const BACKOFF = { minMs: MINUTE_MS, maxMs: HOUR_MS } as const;

export type CompleteFoldersDependencies = {
  readonly shop: Pick<Shop, "repositories" | "clock" | "ids" | "sites" | "background">;
  readonly files: Pick<PrintFiles, "write" | "markComplete" | "removeCompleteMark">;
  readonly documents: OrderDocuments;
  /** Returns the preview of a wall as WebP. */
  readonly loadPreview: (previewKey: string) => Promise<Uint8Array | undefined>;
  /** True when the process is shutting down: it finishes its current folder and claims no other. */
  readonly isStopping?: () => boolean;
};

type ClaimedFolder = { readonly orderId: string; readonly attempts: number; readonly leaseId: string };

/**
 * Completes the due folders of prints. When all prints of an order are rendered, its lists and documents are written
 * beside them, and last the mark that the folder is complete. Safe with several workers: each folder is leased to one.
 * Repeating a folder after a kill writes the same files.
 */
export const completeDueFolders = (dependencies: CompleteFoldersDependencies): Promise<void> => {
  const { shop, isStopping } = dependencies;
  const { printFolders } = shop.repositories;
  return processDueItems<ClaimedFolder>({
    claim: async (now, ends) => {
      const leaseId = shop.ids.next();
      const folder = await printFolders.claim(now, { id: leaseId, ends });
      return folder && { ...folder, leaseId };
    },
    process: (folder) => completeClaimed(dependencies, folder),
    reschedule: ({ orderId, leaseId }, { at, error }) =>
      printFolders.retryAt(orderId, leaseId, { at, error }),
    backoff: BACKOFF,
    clock: shop.clock,
    isStopping,
  });
};

const completeClaimed = async (
  dependencies: CompleteFoldersDependencies,
  { orderId, leaseId }: ClaimedFolder,
): Promise<ItemResult> => {
  const { repositories, background } = dependencies.shop;
  try {
    await completeFolder(dependencies, orderId);
    await repositories.printFolders.settle(orderId, leaseId);
    return {};
  } catch (error) {
    background.reportError(`documents of order ${orderId}`, error);
    return { retry: { error: String(error) } };
  }
};

/** @throws Error when a file cannot be written; then the whole folder is tried again later. */
const completeFolder = async (dependencies: CompleteFoldersDependencies, orderId: string): Promise<void> => {
  const { shop, files } = dependencies;
  const order = await shop.repositories.orders.find(orderId);
  if (!order) return;
  if (!isPrintable(order)) return files.removeCompleteMark(order.number);
  const jobs = (await shop.repositories.printJobs.findByOrder(orderId)).filter(
    ({ state }) => state !== "cancelled",
  );
  // The folder becomes due again with the last missing print.
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
