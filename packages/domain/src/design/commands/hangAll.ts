import type { Design, DesignPhoto } from "../design.ts";
import { photosInTray } from "../fill.ts";
import { command } from "./command.ts";
import { addTile, assignPhoto, orientationOfPhoto } from "./commands.ts";

type Photos = { readonly photoIds: readonly string[] };

/**
 * Every one of these photos that waits gets a place on a free wall: the empty frames first, then new ones at its end, each
 * lying or standing as its photo does, as far as a wall may grow. One step of undo.
 */
export const hangAll = command<Photos>({
  label: "Hang all photos",
  isPossible: (design, { photoIds }) =>
    design.base.kind === "free" && hang(design, waitingOf(design, photoIds)) !== design,
  run: (design, { photoIds }) => hang(design, waitingOf(design, photoIds)),
});

const waitingOf = (design: Design, photoIds: readonly string[]): readonly DesignPhoto[] =>
  photosInTray(design).filter(({ id }) => photoIds.includes(id));

const hang = (design: Design, photos: readonly DesignPhoto[]): Design =>
  photos.reduce((wall, { id, size }) => {
    const isFree = wall.tiles.some(({ photoId }) => photoId === null);
    const roomy = isFree ? wall : addTile.run(wall, { orientation: orientationOfPhoto(size) });
    const place = roomy.tiles.find(({ photoId }) => photoId === null);
    return place ? assignPhoto.run(roomy, { tile: place.name, photoId: id }) : wall;
  }, design);
