import { SESSION_KEYS } from "../../lib/browser/storage.ts";

const DRAFT_KEY = SESSION_KEYS.messageDraft;

/** Returns what was typed in this tab and not sent, so that a reload or a closed dialog loses nothing. */
export const loadMessageDraft = (): string => {
  try {
    return sessionStorage.getItem(DRAFT_KEY) ?? "";
  } catch {
    // Forbidden storage holds nothing.
    return "";
  }
};

export const saveMessageDraft = (text: string): void => {
  try {
    if (text === "") sessionStorage.removeItem(DRAFT_KEY);
    else sessionStorage.setItem(DRAFT_KEY, text);
  } catch {
    // The page itself still has it.
  }
};
