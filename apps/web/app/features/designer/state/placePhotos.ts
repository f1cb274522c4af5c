import { defineCommand } from "@storywall/domain/design/commands/command.ts";
import { addPhotos, assignPhoto, deletePhoto } from "@storywall/domain/design/commands/photoCommands.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";

/**
 * Adds photos that were chosen for one tile: the first hangs there, the others fill the empty tiles in order (R4.3).
 * One step of undo. `replacedId`: a photo that cannot be used, whose place the first one takes, in its tiles and in the
 * list.
 */
export const placePhotos = defineCommand<{
  readonly photos: readonly DesignPhoto[];
  readonly tile: string | null;
  readonly unusableIds?: readonly string[];
  readonly replacedId?: string | undefined;
}>({
  label: "Add photos",
  // An art item may already be in the tray when it is chosen for another tile.
  isPossible: (design, { photos, tile, replacedId }) =>
    addPhotos.isPossible(withoutPhoto(design, replacedId), { photos }) ||
    (tile !== null &&
      photos[0] !== undefined &&
      assignPhoto.isPossible(design, { tile, photoId: photos[0].id })),
  run: (design, { photos, tile, unusableIds = [], replacedId }) => {
    const [first, ...others] = photos;
    if (first === undefined) return design;
    const index = design.photos.findIndex(({ id }) => id === replacedId);
    const tiles = design.tiles.filter(({ photoId }) => index >= 0 && photoId === replacedId);
    const names = tiles.length > 0 ? tiles.map(({ name }) => name) : tile === null ? [] : [tile];
    const kept = withoutPhoto(design, replacedId);
    if (names.length === 0)
      return movePhoto(addPhotos.run(kept, { photos, unusableIds }), { id: first.id, index });
    const known = kept.photos.some(({ id }) => id === first.id);
    const withFirst = known ? kept : { ...kept, photos: [...kept.photos, first] };
    const hung = names.reduce(
      (wall, name) => assignPhoto.run(wall, { tile: name, photoId: first.id }),
      movePhoto(withFirst, { id: first.id, index }),
    );
    return addPhotos.run(hung, { photos: others, unusableIds });
  },
});

const withoutPhoto = (design: Design, photoId: string | undefined): Design =>
  photoId === undefined ? design : deletePhoto.run(design, { photoId });

/** Moves a photo to another position in the list; an index of -1 leaves it where it is. */
const movePhoto = (
  design: Design,
  { id: movedId, index }: { readonly id: string; readonly index: number },
): Design =>
  index < 0
    ? design
    : {
        ...design,
        photos: design.photos
          .filter(({ id }) => id !== movedId)
          .toSpliced(index, 0, ...design.photos.filter(({ id }) => id === movedId)),
      };
