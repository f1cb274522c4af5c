import type { Design, DesignPhoto } from "../design.ts";
import { photosInTray } from "../tilePhotos.ts";
import { defineCommand } from "./command.ts";
import { addTile } from "./frameCommands.ts";
import { inEvenGrid } from "./hangFrames.ts";
import { assignPhoto, orientationOfPhoto } from "./photoCommands.ts";

type HangAllInput = { readonly photoIds: readonly string[] };

/**
 * Places the given photos that are in the tray on a free wall: first in the empty tiles, then in new tiles at its
 * end, each in the orientation of its photo, up to the largest wall. One step of undo.
 */
export const hangAll = defineCommand<HangAllInput>({
  label: "Hang all photos",
  isPossible: (design, { photoIds }) =>
    design.base.kind === "free" && hangPhotos(design, findInTray(design, photoIds)) !== design,
  run: (design, { photoIds }) => hangPhotos(design, findInTray(design, photoIds)),
});

const findInTray = (design: Design, photoIds: readonly string[]): readonly DesignPhoto[] =>
  photosInTray(design).filter(({ id }) => photoIds.includes(id));

/** An even or new wall stays even as it grows. Frames that were moved by hand stay where they are. */
const hangPhotos = (design: Design, photos: readonly DesignPhoto[]): Design => {
  const hung = hangInTurn(design, photos);
  const hasGrown = hung.tiles.length > design.tiles.length;
  return hasGrown && inEvenGrid(design) === design ? inEvenGrid(hung) : hung;
};

const hangInTurn = (design: Design, photos: readonly DesignPhoto[]): Design =>
  photos.reduce((wall, { id, size }) => {
    const hasEmptyTile = wall.tiles.some(({ photoId }) => photoId === null);
    const wallWithEmptyTile = hasEmptyTile
      ? wall
      : addTile.run(wall, { orientation: orientationOfPhoto(size) });
    const emptyTile = wallWithEmptyTile.tiles.find(({ photoId }) => photoId === null);
    return emptyTile ? assignPhoto.run(wallWithEmptyTile, { tile: emptyTile.name, photoId: id }) : wall;
  }, design);
