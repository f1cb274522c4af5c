import type { Readable } from "node:stream";

export type StoredPrint = { readonly bytes: number; readonly open: () => Readable };

/** Where print files lie: a folder an order, under the names that the lab sees. */
export type PrintFiles = {
  /** A new path on this machine to render to, which `keep` or `drop` ends. */
  draft(): Promise<string>;
  /** Shows a draft, whose bytes are on the disk already, under that name before it answers; the same again replaces it. */
  keep(
    draft: string,
    orderNumber: string,
    fileName: string,
  ): Promise<{ readonly kind: "kept" } | { readonly kind: "noSpace" }>;
  /** Removes a draft; nothing happens when it is gone or was kept. */
  drop(draft: string): Promise<void>;
  read(orderNumber: string, fileName: string): Promise<StoredPrint | undefined>;
  /** Removes drafts older than that, left by a process that died. */
  dropDraftsOlderThan(time: Date): Promise<void>;
};
