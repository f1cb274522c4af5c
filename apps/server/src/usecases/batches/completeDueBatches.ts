import { createCutList, createMatList } from "@storywall/domain/batches/cutList.ts";
import { groupBySheet } from "@storywall/domain/batches/groupPieces.ts";
import { sheetOf } from "@storywall/domain/batches/sheets.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { BatchRecord } from "../../ports/print/Batches.ts";
import type { BatchFiles } from "../../ports/print/BatchFiles.ts";
import type { BatchDocuments } from "../../ports/print/OrderDocuments.ts";
import type { PrintFiles } from "../../ports/print/PrintFiles.ts";
import type { PrintThumbnails } from "../../ports/print/PrintThumbnails.ts";
import { processDueItems } from "../leasedQueue.ts";
import type { OriginOf } from "../originOf.ts";
import { createJobTicketData, createPackingSlipData } from "../print/orderDocumentData.ts";
import type { Shop } from "../shop.ts";
import { toBatchCsv } from "./batchCsv.ts";
import { batchFileNames } from "./batchFileNames.ts";
import { nameOfBatch, titleOfBatch } from "./closeBatch.ts";
import { type BatchTile, describeTiles, sortByFile } from "./describeTiles.ts";

const BACKOFF = { minMs: MINUTE_MS, maxMs: HOUR_MS } as const;

/**
 * How long the folder of a batch is stored. It shows customers' photos, and the orders have copies of their
 * own.
 */
const BATCH_RETENTION_MS = 30 * DAY_MS;

export type CompleteBatchesDependencies = {
  readonly shop: Pick<Shop, "repositories" | "clock" | "ids" | "sites" | "background">;
  readonly files: Pick<PrintFiles, "read">;
  readonly batchFiles: BatchFiles;
  readonly documents: BatchDocuments;
  readonly thumbnails: PrintThumbnails;
  /** Returns the preview of a wall as WebP. */
  readonly loadPreview: (previewKey: string) => Promise<Uint8Array | undefined>;
  readonly originOf: OriginOf;
  readonly isStopping?: () => boolean;
};

type ClaimedBatch = { readonly id: string; readonly attempts: number; readonly leaseId: string };

/**
 * Writes the folders of closed batches: prints by sheet, list and documents, and last the mark that the folder
 * is complete. Safe with several workers: each batch is leased to one. Repeating it after a kill writes the
 * same files.
 */
export const completeDueBatches = (dependencies: CompleteBatchesDependencies): Promise<void> => {
  const { shop, isStopping } = dependencies;
  const { batches } = shop.repositories;
  return processDueItems<ClaimedBatch>({
    claim: async (now, ends) => {
      const leaseId = shop.ids.next();
      const batch = await batches.claim(now, { id: leaseId, ends });
      return batch && { ...batch, leaseId };
    },
    process: async ({ id, leaseId }) => {
      try {
        await writeBatch(dependencies, id);
        await batches.complete(id, leaseId, shop.clock.now());
        return {};
      } catch (error) {
        shop.background.reportError(`folder of batch ${id}`, error);
        return { retry: { error: String(error) } };
      }
    },
    reschedule: ({ id, leaseId }, { at, error }) => batches.retryAt(id, leaseId, { at, error }),
    backoff: BACKOFF,
    clock: shop.clock,
    isStopping,
  });
};

/** @throws Error when a file cannot be written; then the whole folder is tried again later. */
const writeBatch = async (dependencies: CompleteBatchesDependencies, id: string): Promise<void> => {
  const { shop, batchFiles } = dependencies;
  const batch = await shop.repositories.batches.find(id);
  if (!batch) return;
  const name = nameOfBatch(batch);
  const made = await shop.repositories.batches.findTiles(id);
  const tiles = sortByFile(await describeTiles(shop.repositories, made));
  const printed: BatchTile[] = [];
  for (const tile of tiles) {
    const { fileName, labName } = tile;
    const print = { orderNumber: tile.work.number, fileName, copyName: labName };
    // A print that was put back into the queue meanwhile belongs to the next batch.
    if (tile.made.state !== "done") continue;
    if (!(await batchFiles.addPrint(name, sheetOf(tile.size, tile.frameStyle).key, print)))
      throw new Error(`The print ${tile.fileName} is missing.`);
    printed.push(tile);
  }
  for (const file of await createPapers(dependencies, batch, printed))
    await assertWritten(batchFiles.write(name, file.name, file.content));
  await assertWritten(batchFiles.markComplete(name));
};

const createPapers = async (
  { shop, documents, files, thumbnails, loadPreview, originOf }: CompleteBatchesDependencies,
  batch: Pick<BatchRecord, "day" | "number" | "closedAt">,
  tiles: readonly BatchTile[],
) => {
  const { closedAt } = batch;
  const title = titleOfBatch(batch);
  const works = [...new Map(tiles.map(({ work }) => [work.number, work])).values()];
  // A ticket lists the tiles that are made in this batch, under the names of its files; a slip lists the whole
  // parcel.
  const fileNames = new Map(tiles.map(({ work, made, labName }) => [ticketKey(work.number, made), labName]));
  const tickets = [];
  const slips = [];
  for (const work of works) {
    const source = { ...work, site: ofSite(shop.sites(), work.order.site), loadPreview, originOf };
    tickets.push(
      await createJobTicketData({
        ...source,
        fileNameOf: (tile) => fileNames.get(ticketKey(work.number, tile)),
      }),
    );
    slips.push(createPackingSlipData(source));
  }
  const contacts = [];
  for (const { work, print, fileName, labName, pieces, size, frameStyle } of tiles) {
    const stored = await files.read(work.number, fileName);
    const thumbnail = stored && (await thumbnails.render(stored.open(), THUMBNAIL_PX));
    const sheet = sheetOf(size, frameStyle).key;
    contacts.push({
      orderNumber: work.number,
      tile: print.number,
      pieces,
      sheet,
      fileName: labName,
      thumbnail,
    });
  }
  const overview = {
    name: title,
    closedAt,
    tiles: contacts,
    groups: groupBySheet(tiles).map(({ sheet, pieces }) => ({ sheet, pieces })),
    cuts: createCutList(tiles),
    mats: createMatList(tiles),
  };
  const names = batchFileNames(nameOfBatch(batch));
  return [
    { name: names.csv, content: new TextEncoder().encode(toBatchCsv(tiles)) },
    { name: names.contactSheet, content: await documents.renderContactSheet(overview) },
    { name: names.cutList, content: await documents.renderCutList(overview) },
    { name: names.jobTickets, content: await documents.renderJobTickets(title, tickets, closedAt) },
    { name: names.packingSlips, content: await documents.renderPackingSlips(title, slips, closedAt) },
  ];
};

const ticketKey = (number: string, { lineId, tile }: { readonly lineId: string; readonly tile: string }) =>
  `${number} ${lineId} ${tile}`;

/** Longer side of a picture on the contact sheet. */
const THUMBNAIL_PX = 240;

const assertWritten = async (write: Promise<{ readonly kind: "stored" | "diskFull" }>): Promise<void> => {
  if ((await write).kind === "diskFull") throw new Error("The disk is full.");
};

/**
 * Deletes the folders of old batches. The files are deleted before the row is marked, so that the work of a
 * worker that dies in between is repeated.
 */
export const purgeOldBatches = async ({
  shop: { repositories, clock },
  batchFiles,
}: Pick<CompleteBatchesDependencies, "batchFiles"> & {
  readonly shop: Pick<Shop, "repositories" | "clock">;
}): Promise<void> => {
  const now = clock.now();
  const closedBefore = new Date(now.getTime() - BATCH_RETENTION_MS);
  for (const batch of await repositories.batches.findToRemove(closedBefore, 50)) {
    await batchFiles.remove(nameOfBatch(batch));
    await repositories.batches.markRemoved(batch.id, now);
  }
};
