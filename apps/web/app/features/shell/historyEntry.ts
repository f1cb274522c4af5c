/**
 * What a page has stored in the browser's history: the router's key, and the number of copies of its entry below this
 * one.
 */
type HistoryEntry = { readonly key: string | null; readonly depth: number };

/** Returns the entry of a `history.state`. */
export const readHistoryEntry = (state: unknown): HistoryEntry => {
  if (typeof state !== "object" || state === null) return { key: null, depth: 0 };
  return {
    key: "key" in state && typeof state.key === "string" ? state.key : null,
    depth: "depth" in state && typeof state.depth === "number" ? state.depth : 0,
  };
};
