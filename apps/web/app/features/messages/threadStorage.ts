import { readStored, STORAGE_KEYS, type StorageEntry, writeStored } from "../../lib/browser/storage.ts";

const THREAD_ID_ENTRY: StorageEntry<string> = {
  key: STORAGE_KEYS.messageThread,
  version: 1,
  parse: (data) => (typeof data === "string" && /^[\w-]{1,64}$/.test(data) ? data : null),
};

/** Returns the id of the thread that was started in this browser, so that its answers are found here; null for none. */
export const loadThreadId = (): string | null => readStored(THREAD_ID_ENTRY);

export const saveThreadId = (threadId: string): void => {
  writeStored(THREAD_ID_ENTRY, threadId);
};
