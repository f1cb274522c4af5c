import type { QueuedPrint } from "@storywall/contract/schemas/owner/batches.ts";
import { printNameOf } from "@storywall/domain/print/printName.ts";

/** Returns the address of the ZIP of a batch: with all its files, or with the prints of the given file names. */
export const batchZipUrl = (batchId: string, fileNames: readonly string[] = []): string =>
  `/api/owner/batches/${batchId}/batch.zip${fileNames.length === 0 ? "" : `?prints=${fileNames.map(printNameOf).join(",")}`}`;

export const batchDocumentUrl = (batchId: string, fileName: string): string =>
  `/api/owner/batches/${batchId}/papers/${fileName}`;

/** Returns the address of a small picture of a print. */
export const printThumbnailUrl = ({
  orderId,
  replacementId,
  fileName,
}: Pick<QueuedPrint, "orderId" | "replacementId" | "fileName">): string =>
  `/api/owner/orders/${orderId}/prints/${fileName}/thumbnail${replacementId === null ? "" : `?replacementId=${replacementId}`}`;
