import { addPhotos, updatePhoto } from "@storywall/domain/design/commands/commands.ts";
import { amend, type History, run, statesOf } from "@storywall/domain/design/commands/history.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { isSameWall } from "../storage/sameWall.ts";

/** What a tab tells the others of a wall that they have open too. */
export type WallChange = {
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

export const changeOf = (history: History<Design>, stamp: Stamp): WallChange => ({
  design: history.present,
  known: [...photosOf(history).keys()],
  stamp,
});

/** All photos of a wall and of its steps, by their ids. */
export const photosOf = (history: History<Design>): ReadonlyMap<string, DesignPhoto> =>
  new Map(statesOf(history).flatMap(({ photos }) => photos.map((photo) => [photo.id, photo] as const)));

/** What the other tab has found out of photos, such as the address of one that it has uploaded. No step. */
export const learnPhotos = (history: History<Design>, { design }: WallChange): History<Design> => {
  const theirs = new Map(design.photos.map((photo) => [photo.id, photo]));
  const isNews = [...photosOf(history).values()].some((photo) => tellsMore(theirs.get(photo.id), photo));
  return isNews ? amend(history, (state) => withNews(state, theirs)) : history;
};

/**
 * The wall as another tab has made it, as one step that undo takes back, with what only this tab knows: photos that the
 * other has never seen stay. Where both have the same wall already, it is no step.
 */
export const takeOver = (mine: History<Design>, change: WallChange): History<Design> => {
  const learned = learnPhotos(mine, change);
  const known = new Set(change.known);
  const theirs = withNews(change.design, photosOf(learned));
  const own = learned.present.photos.filter(({ id }) => !known.has(id));
  const joined = addPhotos.run(theirs, { photos: own });
  return isSameWall(joined, learned.present)
    ? learned
    : run(learned, "Change in your other tab", () => joined);
};

const tellsMore = (theirs: DesignPhoto | undefined, mine: DesignPhoto): boolean =>
  theirs !== undefined &&
  ((mine.handle === undefined && theirs.handle !== undefined) ||
    (mine.size === undefined && theirs.size !== undefined));

const withNews = (design: Design, photos: ReadonlyMap<string, DesignPhoto>): Design =>
  design.photos.reduce((state, mine) => {
    const theirs = photos.get(mine.id);
    return theirs && tellsMore(theirs, mine) ? updatePhoto(state, theirs) : state;
  }, design);
