import { hangAll } from "@storywall/domain/design/commands/hangAll.ts";
import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { placePhotos } from "./placePhotos.ts";

/**
 * Places photos as `placePhotos` does, except that a new gallery wall, which is one empty frame, gets a frame for each
 * of them. Not for a wall that is ordered: its frames are paid for.
 */
export const placeWithFrames: typeof placePhotos = {
  ...placePhotos,
  run: (design, input) => {
    const isNew = design.base.kind === "free" && design.tiles.length === 1 && design.photos.length === 0;
    if (!isNew) return placePhotos.run(design, input);
    const photoIds = input.photos.map(({ id }) => id);
    return hangAll.run(addPhotos.run(design, input), { photoIds });
  },
};
