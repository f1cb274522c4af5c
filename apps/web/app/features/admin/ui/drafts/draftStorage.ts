import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { readStored, removeStored, type StorageEntry, writeStored } from "../../../../lib/browser/storage.ts";

/** A text that was begun and not sent. */
type Draft = { readonly text: string; readonly savedAt: number };
type Drafts = Readonly<Record<string, Draft>>;

/** Who has not gone on with a text after this time does not miss it. */
const RETENTION_MS = 30 * DAY_MS;

const isDraft = (data: unknown): data is Draft =>
  isRecord(data) && typeof data.text === "string" && typeof data.savedAt === "number";

/** Not in `STORAGE_KEYS`, which shoppers' pages load. */
const STORED: StorageEntry<Drafts> = {
  key: "admin_drafts",
  version: 1,
  parse: (data) =>
    isRecord(data)
      ? Object.fromEntries(
          Object.entries(data).flatMap(([subject, draft]) => (isDraft(draft) ? [[subject, draft]] : [])),
        )
      : null,
};

/** Returns what was begun about a subject (`note <orderId>`); "" where nothing is stored. */
export const loadDraft = (subject: string, storage?: Storage): string =>
  readStored(STORED, storage)?.[subject]?.text ?? "";

/** Saves what is being typed; "" removes it. Old drafts go too. */
export const saveDraft = (subject: string, text: string, now: number, storage?: Storage): void => {
  const others = Object.entries(readStored(STORED, storage) ?? {}).filter(
    ([other, { savedAt }]) => other !== subject && savedAt > now - RETENTION_MS,
  );
  const drafts = Object.fromEntries(text === "" ? others : [...others, [subject, { text, savedAt: now }]]);
  if (Object.keys(drafts).length === 0) removeStored(STORED.key, storage);
  else writeStored(STORED, drafts, storage);
};

/** Removes all: the next person at this computer does not read them. */
export const clearDrafts = (): void => removeStored(STORED.key);
