import { readStored, STORAGE_KEYS, type Stored, writeStored } from "../../lib/browser/storage.ts";

const THREAD: Stored<string> = {
  key: STORAGE_KEYS.messageThread,
  version: 1,
  parse: (data) => (typeof data === "string" && /^[\w-]{1,64}$/.test(data) ? data : null),
};

/** The thread that this browser has begun, so that its answers are found where the question was asked. */
export const rememberedThread = (): string | null => readStored(THREAD);

export const rememberThread = (threadId: string): void => {
  writeStored(THREAD, threadId);
};
