import { STORAGE_KEYS } from "../../../lib/browser/storage.ts";

/** Attribute of `<html>` from the first paint until the design is restored: this browser has no saved design. */
export const FIRST_VISIT = "data-first-visit";

/**
 * Script that runs in the page before the shop's own scripts. The server knows no photos and renders every wall
 * empty. Without the mark, shoppers who have hung photos would be asked for them, and fear that they are lost, until
 * the scripts restore them.
 */
export const MARK_FIRST_VISIT = `{
  let hasAny = false;
  try {
    hasAny = Object.keys(localStorage).some((key) => key.startsWith("${STORAGE_KEYS.templateInfo}."));
  } catch {}
  document.documentElement.toggleAttribute("${FIRST_VISIT}", !hasAny);
}`;
