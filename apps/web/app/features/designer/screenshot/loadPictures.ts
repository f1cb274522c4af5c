import type { Design } from "@storywall/domain/design/design.ts";
import { photoOfTile } from "@storywall/domain/design/fill.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import { OWN_WALL } from "@storywall/scene/rooms/ownWall.ts";
import { wallPictureSource } from "../room/wallPictures.ts";
import { type PhotoViews, pictureSource } from "../view/photoView.ts";

export type LoadedPictures = {
  readonly pictures: ReadonlyMap<string, HTMLImageElement>;
  /** Photos that hang and could not be loaded. */
  readonly missing: number;
};

/** The finest picture of each photo that hangs, else a coarser one: without a network, the one that the page shows. */
export const loadPictures = async (design: Design, views: PhotoViews): Promise<LoadedPictures> => {
  const hung = new Map(
    design.tiles.flatMap((tile) => {
      const photo = photoOfTile(design, tile);
      return photo ? [[photo.id, photo] as const] : [];
    }),
  );
  const loaded = await Promise.all(
    [...hung.values()].map(async (photo) => {
      const own = views[photo.id];
      const sources = ([1280, 640, 320] as const).map((width) => pictureSource(photo, own, width));
      return [photo.id, await firstOf(sources)] as const;
    }),
  );
  const pictures = new Map(loaded.flatMap(([id, image]) => (image === null ? [] : [[id, image] as const])));
  const { place } = roomOf(design);
  const wall = place.kind === "own" ? await firstOf([await wallPictureSource(place.pictureId)]) : null;
  if (wall !== null) pictures.set(OWN_WALL, wall);
  return { pictures, missing: loaded.filter(([, image]) => image === null).length };
};

const firstOf = async (sources: readonly (string | null)[]): Promise<HTMLImageElement | null> => {
  for (const source of new Set(sources)) {
    const image = source === null ? null : await load(source);
    if (image !== null) return image;
  }
  return null;
};

const load = async (source: string): Promise<HTMLImageElement | null> => {
  const image = new Image();
  // Photos may come from another host; one that does not allow their use would spoil the whole picture.
  image.crossOrigin = "anonymous";
  image.src = source;
  return image.decode().then(
    () => image,
    () => null,
  );
};
