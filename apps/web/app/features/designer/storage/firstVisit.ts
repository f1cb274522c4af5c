import { STORAGE_KEYS } from "../../../lib/browser/storage.ts";

/** On `<html>` from the first paint until the wall is as it was left: this browser keeps no wall that could come back. */
export const FIRST_VISIT = "data-first-visit";

/**
 * Runs in the page before the shop's own scripts. The server knows of no photos and sends every wall empty; whoever has hung
 * some should not be asked for them, and fear that they are gone, until the scripts have brought them back.
 */
export const MARK_FIRST_VISIT = `{
  let isKept = false;
  try {
    isKept = Object.keys(localStorage).some((key) => key.startsWith("${STORAGE_KEYS.templateInfo}."));
  } catch {}
  document.documentElement.toggleAttribute("${FIRST_VISIT}", !isKept);
}`;
