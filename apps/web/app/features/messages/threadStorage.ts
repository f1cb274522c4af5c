import { readStored, STORAGE_KEYS, type StorageEntry, writeStored } from "../../lib/browser/storage.ts";

const THREAD_ID_ENTRY: StorageEntry<string> = {
  key: STORAGE_KEYS.messageThread,
  version: 1,
  parse: (data) => (typeof data === "string" && /^[\w-]{1,64}$/.test(data) ? data : null),
};

/** The thread that this browser has begun, so that its answers are found where the question was asked. */
export const loadThreadId = (): string | null => readStored(THREAD_ID_ENTRY);

export const saveThreadId = (threadId: string): void => {
  writeStored(THREAD_ID_ENTRY, threadId);
};
