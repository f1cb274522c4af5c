import type { Design } from "@storywall/domain/design/design.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import { photoOfTile } from "@storywall/domain/design/tilePhotos.ts";
import { WALL_PHOTO_ID } from "@storywall/scene/rooms/drawWallPhoto.ts";
import { findWallPhotoSource } from "../room/wallPhotoStorage.ts";
import { findPhotoSource, type PhotoViews } from "../view/photoView.ts";

type LoadedImages = {
  readonly images: ReadonlyMap<string, HTMLImageElement>;
  /** Number of hanging photos that could not be loaded. */
  readonly missingCount: number;
};

/**
 * Loads the sharpest image of each photo that hangs, or a smaller one: without network, the one that the page shows.
 */
export const loadImages = async (design: Design, views: PhotoViews): Promise<LoadedImages> => {
  const hangingPhotos = new Map(
    design.tiles.flatMap((tile) => {
      const photo = photoOfTile(design, tile);
      return photo ? [[photo.id, photo] as const] : [];
    }),
  );
  const loaded = await Promise.all(
    [...hangingPhotos.values()].map(async (photo) => {
      const own = views[photo.id];
      const sources = ([1280, 640, 320] as const).map((width) => findPhotoSource(photo, own, width));
      return [photo.id, await loadFirst(sources)] as const;
    }),
  );
  const images = new Map(loaded.flatMap(([id, image]) => (image === null ? [] : [[id, image] as const])));
  const { place } = roomOf(design);
  const wallPhoto =
    place.kind === "own" ? await loadFirst([await findWallPhotoSource(place.pictureId)]) : null;
  if (wallPhoto !== null) images.set(WALL_PHOTO_ID, wallPhoto);
  return { images, missingCount: loaded.filter(([, image]) => image === null).length };
};

const loadFirst = async (sources: readonly (string | null)[]): Promise<HTMLImageElement | null> => {
  for (const source of new Set(sources)) {
    const image = source === null ? null : await loadImage(source);
    if (image !== null) return image;
  }
  return null;
};

const loadImage = async (source: string): Promise<HTMLImageElement | null> => {
  const image = new Image();
  // Photos may come from another host. One that does not allow their use would make the whole canvas unreadable.
  image.crossOrigin = "anonymous";
  image.src = source;
  return image.decode().then(
    () => image,
    () => null,
  );
};
