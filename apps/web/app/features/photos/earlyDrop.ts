declare global {
  interface Window {
    /** Returns the files that were dropped so far, and stops holding drops back. Set by `HOLD_EARLY_DROPS`. */
    takeEarlyDrop?: () => readonly File[];
  }
}

/**
 * A script for the head of pages that take photos. Photos may be dropped on the page before it is hydrated. Without this
 * script the browser would open the file in place of the page, or nothing would happen.
 */
export const HOLD_EARLY_DROPS = `if (/^\\/design$|^\\/order\\/[^/]+\\/photos\\//.test(location.pathname)) {
  const files = [];
  const holding = new AbortController();
  const hold = (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    if (event.type === "drop") files.push(...event.dataTransfer.files);
  };
  for (const type of ["dragover", "drop"]) addEventListener(type, hold, { signal: holding.signal });
  window.takeEarlyDrop = () => {
    holding.abort();
    return files.splice(0);
  };
}`;
