import { addPhotos, updatePhoto } from "@storywall/domain/design/commands/commands.ts";
import { allStates, amend, applyChange, type History } from "@storywall/domain/design/commands/history.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { isSameDesign } from "../storage/isSameDesign.ts";

/** What a tab tells the others of a wall that they have open too. */
export type DesignChange = {
  readonly design: Design;
  /** Every photo that the tab has or can bring back; one of them that is not in the design was taken out on purpose. */
  readonly known: readonly string[];
  readonly stamp: Stamp;
};

/** When and in which tab a wall was changed: milliseconds since 1970, and the tab's own id. */
export type Stamp = { readonly at: number; readonly tab: string };

/** Of two changes the newer counts; of two in the same millisecond all tabs must choose the same. */
export const isNewer = (one: Stamp, other: Stamp): boolean =>
  one.at === other.at ? one.tab > other.tab : one.at > other.at;

export const createChange = (history: History<Design>, stamp: Stamp): DesignChange => ({
  design: history.present,
  known: [...allPhotosOf(history).keys()],
  stamp,
});

/** All photos of a wall and of its steps, by their ids. */
export const allPhotosOf = (history: History<Design>): ReadonlyMap<string, DesignPhoto> =>
  new Map(allStates(history).flatMap(({ photos }) => photos.map((photo) => [photo.id, photo] as const)));

/** What the other tab has found out of photos, such as the address of one that it has uploaded. No step. */
export const mergePhotos = (history: History<Design>, { design }: DesignChange): History<Design> => {
  const theirs = new Map(design.photos.map((photo) => [photo.id, photo]));
  const isNews = [...allPhotosOf(history).values()].some((photo) => knowsMore(theirs.get(photo.id), photo));
  return isNews ? amend(history, (state) => withKnownPhotos(state, theirs)) : history;
};

/**
 * The wall as another tab has made it, as one step that undo takes back, with what only this tab knows: photos that the
 * other has never seen stay. Where both have the same wall already, it is no step.
 */
export const mergeChange = (mine: History<Design>, change: DesignChange): History<Design> => {
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
