import type { Design, DesignPhoto } from "../design.ts";
import { photosInTray } from "../tilePhotos.ts";
import { defineCommand } from "./command.ts";
import { addTile } from "./frameCommands.ts";
import { assignPhoto, orientationOfPhoto } from "./photoCommands.ts";

type HangAllInput = { readonly photoIds: readonly string[] };

/**
 * Every one of these photos that waits gets a place on a free wall: the empty frames first, then new ones at its end, each
 * lying or standing as its photo does, as far as a wall may grow. One step of undo.
 */
export const hangAll = defineCommand<HangAllInput>({
  label: "Hang all photos",
  isPossible: (design, { photoIds }) =>
    design.base.kind === "free" && hangPhotos(design, findInTray(design, photoIds)) !== design,
  run: (design, { photoIds }) => hangPhotos(design, findInTray(design, photoIds)),
});

const findInTray = (design: Design, photoIds: readonly string[]): readonly DesignPhoto[] =>
  photosInTray(design).filter(({ id }) => photoIds.includes(id));

const hangPhotos = (design: Design, photos: readonly DesignPhoto[]): Design =>
  photos.reduce((wall, { id, size }) => {
    const isFree = wall.tiles.some(({ photoId }) => photoId === null);
    const wallWithSpace = isFree ? wall : addTile.run(wall, { orientation: orientationOfPhoto(size) });
    const emptyTile = wallWithSpace.tiles.find(({ photoId }) => photoId === null);
    return emptyTile ? assignPhoto.run(wallWithSpace, { tile: emptyTile.name, photoId: id }) : wall;
  }, design);
