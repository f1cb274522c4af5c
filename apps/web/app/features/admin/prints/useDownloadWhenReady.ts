import type { Batch } from "@storywall/contract/schemas/owner/batches.ts";
import { useCallback, useEffect, useRef } from "react";
import { downloadFile } from "../download/downloadFile.ts";
import { showNotice } from "../ui/notices.ts";
import { batchZipUrl } from "./batchUrls.ts";
import { claimReadyBatches } from "./claimReadyBatches.ts";

/**
 * Returns what has batches downloaded as soon as their files are put together: who presses "Start all and get their files"
 * gets them, without looking for a second button.
 */
export const useDownloadWhenReady = (
  batches: readonly Pick<Batch, "batchId" | "state">[],
): ((batchIds: readonly string[]) => void) => {
  const awaited = useRef(new Set<string>());
  useEffect(() => {
    for (const batchId of claimReadyBatches(awaited.current, batches))
      void downloadFile(batchZipUrl(batchId)).then((reason) => {
        if (reason !== null) showNotice({ text: reason });
      });
  }, [batches]);
  return useCallback((batchIds) => {
    for (const batchId of batchIds) awaited.current.add(batchId);
  }, []);
};
