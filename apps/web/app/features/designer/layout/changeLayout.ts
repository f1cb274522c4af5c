import { defineCommand } from "@storywall/domain/design/commands/command.ts";
import { setWallFrameStyle } from "@storywall/domain/design/commands/frameCommands.ts";
import { hangAll } from "@storywall/domain/design/commands/hangAll.ts";
import {
  addPhotos,
  assignPhoto,
  removePhotoFromTile,
} from "@storywall/domain/design/commands/photoCommands.ts";
import { setRoom } from "@storywall/domain/design/commands/roomCommands.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import type { LayoutTransfer } from "./layoutTransfer.ts";

const applyTransfer = (
  target: Design,
  { photos, frameStyle, room, frameCount, wantedIds = [], unusableIds = [] }: LayoutTransfer,
): Design => {
  const design = withoutUnusable(target, photos, unusableIds);
  const ownIds = new Set(design.photos.map(({ id }) => id));
  const framed = frameStyle && ownIds.size === 0 ? setWallFrameStyle.run(design, { frameStyle }) : design;
  const filled = addPhotos.run(room ? setRoom.run(framed, { room }) : framed, { photos, unusableIds });
  const photoIds = photos
    .slice(0, frameCount)
    .flatMap(({ id }) => (ownIds.has(id) && !wantedIds.includes(id) ? [] : [id]));
  const isReadyMade =
    design.base.kind === "free" &&
    (design.base.wall !== undefined || (ownIds.size === 0 && design.tiles.length > 1));
  return !isReadyMade && hangAll.isPossible(filled, { photoIds })
    ? hangAll.run(filled, { photoIds })
    : filled;
};

/**
 * Returns the design without unusable photos in its tiles. A wall that was left before they failed may have some.
 * Photos of its tray that are carried over again take their tiles.
 */
const withoutUnusable = (
  design: Design,
  photos: readonly DesignPhoto[],
  unusableIds: readonly string[],
): Design => {
  const isUnusable = (id: string | null): boolean => id !== null && unusableIds.includes(id);
  const names = design.tiles.flatMap(({ name, photoId }) => (isUnusable(photoId) ? [name] : []));
  const emptied = names.reduce((wall, tile) => removePhotoFromTile.run(wall, { tile }), design);
  const waiting = photosInTray(emptied).filter(
    ({ id }) => !isUnusable(id) && photos.some((photo) => photo.id === id),
  );
  return names.reduce((wall, tile, index) => {
    const photo = waiting[index];
    return photo ? assignPhoto.run(wall, { tile, photoId: photo.id }) : wall;
  }, emptied);
};

/**
 * Fills this layout with the photos of another one in their order (R4.3), and keeps the frame and the room of that one
 * (B5). A free wall gets a frame for each photo that `frameCount` counts; a ready-made one, or one that
 * begins with several, keeps the frames that it is offered with. A layout that has photos keeps them where they hang, and its frame: only photos that it does not have
 * join them. One step; its undo goes back to the other layout, see useUndoRedo.ts.
 */
export const changeLayout = defineCommand<LayoutTransfer>({
  label: "Change layout",
  isPossible: (design, transfer) => applyTransfer(design, transfer) !== design,
  run: applyTransfer,
});

/** The same as a separate step: a new layout begins with the photos of the wall that was changed last. */
export const startWithPhotos = defineCommand<LayoutTransfer>({ ...changeLayout, label: "Add your photos" });
