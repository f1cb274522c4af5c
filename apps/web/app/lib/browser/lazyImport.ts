import { showToast } from "../page/toast.ts";

/** Loads a module on demand. Returns null, and shows a toast, when it cannot be loaded. */
export const lazyImport = async <Module>(load: () => Promise<Module>): Promise<Module | null> => {
  try {
    return await load();
  } catch {
    showToast("error", LOAD_FAILED);
    return null;
  }
};

/** It asks for a reload because a browser may cache that a module could not be loaded. */
export const LOAD_FAILED = "This couldn't be opened. Check your connection, then load the page again.";
