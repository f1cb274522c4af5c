import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { readStored, removeStored, type StorageEntry, writeStored } from "../../../../lib/browser/storage.ts";

/** A text that was begun but not sent. */
type Draft = { readonly text: string; readonly savedAt: number };
type Drafts = Readonly<Record<string, Draft>>;

/** After this time an unfinished text is no longer missed. */
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

/** Returns the draft about a subject (`note <orderId>`); "" when none is stored. */
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

/** Removes all drafts, so that the next person at this computer cannot read them. */
export const clearDrafts = (): void => removeStored(STORED.key);
