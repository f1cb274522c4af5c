import type { Design } from "../design.ts";
import { photosInTray } from "../tilePhotos.ts";
import { defineCommand } from "./command.ts";
import { assignPhoto } from "./photoCommands.ts";

type FillInput = { readonly photoIds: readonly string[] };

/** Places the given photos that are in the tray in the empty tiles, in order (R4.3). Adds no tile. One step of undo. */
export const fillEmptyTiles = defineCommand<FillInput>({
  label: "Place photos",
  isPossible: (design, input) => fill(design, input) !== design,
  run: (design, input) => fill(design, input),
});

const fill = (design: Design, { photoIds }: FillInput): Design => {
  const emptyTiles = design.tiles.filter(({ photoId }) => photoId === null);
  return photosInTray(design)
    .filter(({ id }) => photoIds.includes(id))
    .slice(0, emptyTiles.length)
    .reduce((wall, { id }, index) => {
      const tile = emptyTiles[index];
      return tile ? assignPhoto.run(wall, { tile: tile.name, photoId: id }) : wall;
    }, design);
};
