import type { Design } from "@storywall/domain/design/design.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import { photoOfTile } from "@storywall/domain/design/tilePhotos.ts";
import { WALL_PHOTO_ID } from "@storywall/scene/rooms/drawWallPhoto.ts";
import { findWallPhotoSource } from "../room/wallPhotoStorage.ts";
import { findPhotoSource, type PhotoViews } from "../view/photoView.ts";

export type LoadedImages = {
  readonly images: ReadonlyMap<string, HTMLImageElement>;
  /** Photos that hang and could not be loaded. */
  readonly missingCount: number;
};

/** The finest picture of each photo that hangs, else a coarser one: without a network, the one that the page shows. */
export const loadImages = async (design: Design, views: PhotoViews): Promise<LoadedImages> => {
  const hung = new Map(
    design.tiles.flatMap((tile) => {
      const photo = photoOfTile(design, tile);
      return photo ? [[photo.id, photo] as const] : [];
    }),
  );
  const loaded = await Promise.all(
    [...hung.values()].map(async (photo) => {
      const own = views[photo.id];
      const sources = ([1280, 640, 320] as const).map((width) => findPhotoSource(photo, own, width));
      return [photo.id, await loadFirst(sources)] as const;
    }),
  );
  const images = new Map(loaded.flatMap(([id, image]) => (image === null ? [] : [[id, image] as const])));
  const { place } = roomOf(design);
  const wall = place.kind === "own" ? await loadFirst([await findWallPhotoSource(place.pictureId)]) : null;
  if (wall !== null) images.set(WALL_PHOTO_ID, wall);
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
  // Photos may come from another host; one that does not allow their use would spoil the whole picture.
  image.crossOrigin = "anonymous";
  image.src = source;
  return image.decode().then(
    () => image,
    () => null,
  );
};
