import { SESSION_KEYS } from "../../lib/browser/storage.ts";

const KEY = SESSION_KEYS.messageDraft;

/** What was typed and not sent, in this tab: a reload or a closed dialog loses no word. */
export const draftText = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    // Forbidden storage keeps nothing.
    return "";
  }
};

export const keepDraft = (text: string): void => {
  try {
    if (text === "") sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // The page itself still has it.
  }
};
