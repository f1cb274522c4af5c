import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";

/** A wall of another layout as a place to go: its address, and what lies before and after it. */
export type LayoutEntry = { readonly path: string; readonly state: LayoutState };

/**
 * What the browser keeps with an address of the designer, also over a reload: the layout that this one was chosen in, and
 * the one that undo came back from. Walls themselves are kept under their layouts, each as it was left.
 */
export type LayoutState = { readonly before?: LayoutEntry; readonly after?: LayoutEntry };

/** Goes with a link from this place to another layout. What lay after this place is no longer ahead. */
export const linkStateFrom = ({ path, state: { before } }: LayoutEntry): LayoutState => ({
  before: { path, state: before ? { before } : {} },
});

/** Where undo leads from here to the layout before; null where this one was the first. */
export const previousEntry = (here: LayoutEntry): LayoutEntry | null => {
  const { before } = here.state;
  return before ? { path: before.path, state: { ...before.state, after: here } } : null;
};

/** Where redo leads again to the layout that undo came back from. */
export const nextEntry = ({ state: { after } }: LayoutEntry): LayoutEntry | null => after ?? null;

/** Reads what the browser kept with an address; what we did not write is left out. */
export const parseLayoutState = (data: unknown): LayoutState => {
  const before = parseEntry(fieldOf(data, "before"));
  const after = parseEntry(fieldOf(data, "after"));
  return { ...(before && { before }), ...(after && { after }) };
};

const parseEntry = (data: unknown): LayoutEntry | null => {
  const path = fieldOf(data, "path");
  // Only ever a page of the designer.
  if (typeof path !== "string" || !/^\/design(\?|$)/.test(path)) return null;
  return { path, state: parseLayoutState(fieldOf(data, "state")) };
};
