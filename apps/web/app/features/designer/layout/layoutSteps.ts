import { fieldOf } from "../../../lib/api/fieldOf.ts";

/** A wall of another layout as a place to go: its address, and what lies before and after it. */
export type LayoutPlace = { readonly path: string; readonly state: LayoutState };

/**
 * What the browser keeps with an address of the designer, also over a reload: the layout that this one was chosen in, and
 * the one that undo came back from. Walls themselves are kept under their layouts, each as it was left.
 */
export type LayoutState = { readonly before?: LayoutPlace; readonly after?: LayoutPlace };

/** Goes with a link from this place to another layout. What lay after this place is no longer ahead. */
export const chosenIn = ({ path, state: { before } }: LayoutPlace): LayoutState => ({
  before: { path, state: before ? { before } : {} },
});

/** Where undo leads from here to the layout before; null where this one was the first. */
export const placeBefore = (here: LayoutPlace): LayoutPlace | null => {
  const { before } = here.state;
  return before ? { path: before.path, state: { ...before.state, after: here } } : null;
};

/** Where redo leads again to the layout that undo came back from. */
export const placeAfter = ({ state: { after } }: LayoutPlace): LayoutPlace | null => after ?? null;

/** Reads what the browser kept with an address; what we did not write is left out. */
export const readLayoutState = (kept: unknown): LayoutState => {
  const before = readPlace(fieldOf(kept, "before"));
  const after = readPlace(fieldOf(kept, "after"));
  return { ...(before && { before }), ...(after && { after }) };
};

const readPlace = (kept: unknown): LayoutPlace | null => {
  const path = fieldOf(kept, "path");
  // Only ever a page of the designer.
  if (typeof path !== "string" || !/^\/design(\?|$)/.test(path)) return null;
  return { path, state: readLayoutState(fieldOf(kept, "state")) };
};
