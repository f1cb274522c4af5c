import { ofSite } from "@storywall/domain/sites/site.ts";
import { HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { OrderDocuments } from "../../ports/print/OrderDocuments.ts";
import type { PrintFiles } from "../../ports/print/PrintFiles.ts";
import type { PrintJobRecord } from "../../ports/print/PrintJobs.ts";
import { type ItemResult, processDueItems } from "../leasedQueue.ts";
import type { OriginOf } from "../originOf.ts";
import type { Shop } from "../shop.ts";
import { folderFileNames } from "./folderFileNames.ts";
import { createHangingGuideData, createJobTicketData, createPackingSlipData } from "./orderDocumentData.ts";
import { listPrints, toPrintListCsv, toPrintListJson } from "./printList.ts";
import { findPrintWork, findWorkJobs, type PrintWork, type PrintWorkIds } from "./printWork.ts";
import { isWorkPrintable } from "./renderDuePrints.ts";

const BACKOFF = { minMs: MINUTE_MS, maxMs: HOUR_MS } as const;

export type CompleteFoldersDependencies = {
  readonly shop: Pick<Shop, "repositories" | "clock" | "ids" | "sites" | "background">;
  readonly files: Pick<PrintFiles, "write" | "markComplete" | "removeCompleteMark">;
  readonly documents: OrderDocuments;
  /** Returns the preview of a wall as WebP. */
  readonly loadPreview: (previewKey: string) => Promise<Uint8Array | undefined>;
  readonly originOf: OriginOf;
  /** Returns true when the process is shutting down: it finishes its current folder and claims no other. */
  readonly isStopping?: () => boolean;
};

type ClaimedFolder = PrintWorkIds & { readonly attempts: number; readonly leaseId: string };

/**
 * Completes the due folders of prints. When all prints of an order are rendered, writes its lists and documents
 * beside them, and last the mark that the folder is complete. Safe with several workers: each folder is leased
 * to one. Repeating a folder after a kill writes the same files.
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
  { orderId, replacementId, leaseId }: ClaimedFolder,
): Promise<ItemResult> => {
  const { repositories, background } = dependencies.shop;
  try {
    await completeFolder(dependencies, { orderId, replacementId });
    await repositories.printFolders.settle(orderId, leaseId);
    return {};
  } catch (error) {
    background.reportError(`documents of order ${orderId}`, error);
    return { retry: { error: String(error) } };
  }
};

/**
 * Writes the documents of a folder.
 * @throws Error when a file cannot be written; then the whole folder is tried again later.
 */
const completeFolder = async (
  dependencies: CompleteFoldersDependencies,
  ids: PrintWorkIds,
): Promise<void> => {
  const { shop, files } = dependencies;
  const work = await findPrintWork(shop.repositories, ids);
  if (!work) return;
  const { number } = work;
  if (!isWorkPrintable(work)) return files.removeCompleteMark(number);
  const jobs = await findWorkJobs(shop.repositories, work);
  // The folder becomes due again with the last missing print. Until then the lab must not take it for complete.
  if (jobs.some(({ state }) => state !== "done")) return files.removeCompleteMark(number);
  for (const { name, content } of await createFolderContents(dependencies, work, jobs)) {
    await assertWritten(files.write(number, name, content));
  }
  await assertWritten(files.markComplete(number));
};

const createFolderContents = async (
  { shop, documents, loadPreview, originOf }: CompleteFoldersDependencies,
  work: PrintWork,
  jobs: readonly PrintJobRecord[],
) => {
  const source = { ...work, site: ofSite(shop.sites(), work.order.site), loadPreview, originOf };
  const prints = listPrints(work, jobs);
  const names = folderFileNames(work.number);
  return [
    { name: names.json, content: utf8Encoder.encode(toPrintListJson(work, prints)) },
    { name: names.csv, content: utf8Encoder.encode(toPrintListCsv(work, prints)) },
    { name: names.jobTicket, content: await documents.renderJobTicket(await createJobTicketData(source)) },
    { name: names.packingSlip, content: await documents.renderPackingSlip(createPackingSlipData(source)) },
    {
      name: names.hangingGuide,
      content: await documents.renderHangingGuide(await createHangingGuideData(source)),
    },
  ];
};

const utf8Encoder = new TextEncoder();

const assertWritten = async (write: Promise<{ readonly kind: "stored" | "diskFull" }>): Promise<void> => {
  if ((await write).kind === "diskFull") throw new Error("The disk is full.");
};
