import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";

/** A layout as an entry of undo history: its URL, with the layouts before and after it. */
export type LayoutEntry = { readonly path: string; readonly state: LayoutState };

/**
 * What the browser saves with a history entry of the designer, also over a reload: the layout that this one was
 * chosen in, and the one that undo came back from. Designs themselves are saved under the keys of their layouts.
 */
export type LayoutState = { readonly before?: LayoutEntry; readonly after?: LayoutEntry };

/**
 * Returns the state for a link from this entry to another layout. As with any redo, a new step drops what came after.
 */
export const linkStateFrom = ({ path, state: { before } }: LayoutEntry): LayoutState => ({
  before: { path, state: before ? { before } : {} },
});

/** Returns the entry that undo goes back to; null when this layout was the first. */
export const previousEntry = (here: LayoutEntry): LayoutEntry | null => {
  const { before } = here.state;
  return before ? { path: before.path, state: { ...before.state, after: here } } : null;
};

/** Returns the entry that redo goes to: the layout that undo came back from. */
export const nextEntry = ({ state: { after } }: LayoutEntry): LayoutEntry | null => after ?? null;

/** A visible layout, the router's number of its entry, and the number of entries before it that Back has skipped. */
export type ShownLayout = { readonly entry: LayoutEntry; readonly index: number; readonly passed: number };

/**
 * Returns how many layouts further Back has come when it passes over the entry `at`; null where it stops there. Undo and
 * redo replace the browser's entry, so behind it are the layouts that undo has left, and the same one once more. None
 * further: what was open over a layout has an entry of its own with that layout's number (docs/decisions/0082), and undo
 * replaced that one.
 */
export const passedByBack = (
  { entry, index, passed }: ShownLayout,
  at: LayoutEntry,
  atIndex: number,
): number | null => {
  const further = index - passed - atIndex;
  const isLeftByUndo = passed < countUndone(entry);
  const isSamePath = at.path === entry.path;
  // Back that closes a dialog or a panel comes to the same layout, and stays there.
  if (further === 0) return isLeftByUndo && !isSamePath ? further : null;
  return further === 1 && (isLeftByUndo || isSamePath) ? further : null;
};

const countUndone = ({ state: { after } }: LayoutEntry): number => (after ? 1 + countUndone(after) : 0);

/** Parses the saved state of a history entry. Data that we did not write is ignored. */
export const parseLayoutState = (data: unknown): LayoutState => {
  const before = parseEntry(fieldOf(data, "before"));
  const after = parseEntry(fieldOf(data, "after"));
  return { ...(before && { before }), ...(after && { after }) };
};

const parseEntry = (data: unknown): LayoutEntry | null => {
  const path = fieldOf(data, "path");
  // Only pages of the designer: a forged entry must not lead elsewhere.
  if (typeof path !== "string" || !/^\/design(\?|$)/.test(path)) return null;
  return { path, state: parseLayoutState(fieldOf(data, "state")) };
};
