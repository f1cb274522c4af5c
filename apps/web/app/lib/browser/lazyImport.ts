import { showToast } from "../page/toast.ts";

/** A part of the page that comes when it is wanted; null, and said in a toast, where it could not be loaded. */
export const lazyImport = async <Module>(load: () => Promise<Module>): Promise<Module | null> => {
  try {
    return await load();
  } catch {
    showToast("error", LOAD_FAILED);
    return null;
  }
};

/** "Load the page again": a browser may remember that it could not load a module. */
export const LOAD_FAILED = "This could not be opened. Check your connection, then load the page again.";
