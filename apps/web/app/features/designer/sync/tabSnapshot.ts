import { allStates, amend, applyChange, type History } from "@storywall/domain/design/commands/history.ts";
import { addPhotos, updatePhoto } from "@storywall/domain/design/commands/photoCommands.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { isSameDesign } from "../storage/isSameDesign.ts";

/** A change of a design, as posted to the other tabs that have it open. */
export type TabSnapshot = {
  readonly design: Design;
  /**
   * Every photo that the tab has or can bring back. A known photo that is not in the design was removed on purpose.
   */
  readonly known: readonly string[];
  readonly stamp: Stamp;
};

/** When and in which tab a design was changed: ms since 1970, and the tab's own id. */
export type Stamp = { readonly at: number; readonly tab: string };

/**
 * Returns whether `one` is the newer change. Within one millisecond the tab's id decides: all tabs must choose the
 * same.
 */
export const isNewer = (one: Stamp, other: Stamp): boolean =>
  one.at === other.at ? one.tab > other.tab : one.at > other.at;

/** Returns the present design of a history as a change to post. */
export const createTabSnapshot = (history: History<Design>, stamp: Stamp): TabSnapshot => ({
  design: history.present,
  known: [...allPhotosOf(history).keys()],
  stamp,
});

/** Returns all photos of a design and of its steps, by id. */
export const allPhotosOf = (history: History<Design>): ReadonlyMap<string, DesignPhoto> =>
  new Map(allStates(history).flatMap(({ photos }) => photos.map((photo) => [photo.id, photo] as const)));

/**
 * Returns the history with what the other tab knows of photos, such as the address of one that it uploaded. Not a
 * step.
 */
export const mergePhotos = (history: History<Design>, { design }: TabSnapshot): History<Design> => {
  const theirs = new Map(design.photos.map((photo) => [photo.id, photo]));
  const hasNews = [...allPhotosOf(history).values()].some((photo) => knowsMore(theirs.get(photo.id), photo));
  return hasNews ? amend(history, (state) => withKnownPhotos(state, theirs)) : history;
};

/**
 * Returns the history with the design of another tab as one step, which undo takes back. Photos that the other tab
 * has never seen stay. Where both tabs have the same design already, it is not a step.
 */
export const mergeTabSnapshot = (mine: History<Design>, change: TabSnapshot): History<Design> => {
  const learned = mergePhotos(mine, change);
  const known = new Set(change.known);
  const theirs = withKnownPhotos(change.design, allPhotosOf(learned));
  const own = learned.present.photos.filter(({ id }) => !known.has(id));
  const joined = addPhotos.run(theirs, { photos: own });
  return isSameDesign(joined, learned.present)
    ? learned
    : applyChange(learned, "Change in your other tab", () => joined);
};

const knowsMore = (theirs: DesignPhoto | undefined, mine: DesignPhoto): boolean =>
  theirs !== undefined &&
  ((mine.handle === undefined && theirs.handle !== undefined) ||
    (mine.size === undefined && theirs.size !== undefined));

const withKnownPhotos = (design: Design, photos: ReadonlyMap<string, DesignPhoto>): Design =>
  design.photos.reduce((state, mine) => {
    const theirs = photos.get(mine.id);
    return theirs && knowsMore(theirs, mine) ? updatePhoto(state, theirs) : state;
  }, design);
