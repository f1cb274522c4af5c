import { showToast } from "../page/toast.ts";

/** A part of the page that comes when it is wanted; null, and said in a toast, where it could not be loaded. */
export const loadPart = async <Part>(load: () => Promise<Part>): Promise<Part | null> => {
  try {
    return await load();
  } catch {
    showToast("error", NOT_LOADED);
    return null;
  }
};

/** "Load the page again": a browser may remember that it could not load a module. */
export const NOT_LOADED = "This could not be opened. Check your connection, then load the page again.";
