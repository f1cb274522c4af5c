import { defineCommand } from "@storywall/domain/design/commands/command.ts";
import { addPhotos, assignPhoto } from "@storywall/domain/design/commands/photoCommands.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";

/**
 * Adds photos that were chosen for one tile: the first hangs there, the others fill the empty tiles in order (R4.3).
 * One step of undo.
 */
export const placePhotos = defineCommand<{
  readonly photos: readonly DesignPhoto[];
  readonly tile: string | null;
  readonly unusableIds?: readonly string[];
}>({
  label: "Add photos",
  // An art item may already be in the tray when it is chosen for another tile.
  isPossible: (design, { photos, tile }) =>
    addPhotos.isPossible(design, { photos }) ||
    (tile !== null &&
      photos[0] !== undefined &&
      assignPhoto.isPossible(design, { tile, photoId: photos[0].id })),
  run: (design, { photos, tile, unusableIds = [] }) => {
    const [first, ...others] = photos;
    if (tile === null || first === undefined) return addPhotos.run(design, { photos, unusableIds });
    const known = design.photos.some(({ id }) => id === first.id);
    const withFirst = known ? design : { ...design, photos: [...design.photos, first] };
    return addPhotos.run(assignPhoto.run(withFirst, { tile, photoId: first.id }), {
      photos: others,
      unusableIds,
    });
  },
});
