import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { roomOf } from "@storywall/domain/design/room.ts";

/** Addresses of the bitmaps of rendered rooms: `livingRoom-sage`, `livingRoom-furniture`, … */
const FILES = import.meta.glob<string>("../../../lib/rooms/*.{avif,webp}", {
  query: "?url",
  import: "default",
  eager: true,
});

const loading = new Map<string, Promise<HTMLImageElement | null>>();

/**
 * Returns a decoded bitmap of a rendered room, in AVIF when the browser supports it; null when it could not be loaded.
 */
export const loadRoomImage = (name: string): Promise<HTMLImageElement | null> => {
  const known = loading.get(name);
  if (known) return known;
  const image = loadFile(`${name}.avif`).then((loaded) => loaded ?? loadFile(`${name}.webp`));
  loading.set(name, image);
  // Without network it is tried again the next time.
  void image.then((loaded) => loaded ?? loading.delete(name));
  return image;
};

const loadFile = async (file: string): Promise<HTMLImageElement | null> => {
  const address = FILES[`../../../lib/rooms/${file}`];
  if (address === undefined) return null;
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
};

/**
 * Returns the bitmaps of a design's room by name: the person who shows the scale, and for a rendered room its wall and
 * furniture. A bitmap that could not be loaded is missing.
 */
export const loadRoomImages = async (
  design: Design,
): Promise<{ readonly isRendered: boolean; readonly images: ReadonlyMap<string, HTMLImageElement> }> => {
  const { backdropOf, bitmapsOf } = await import("@storywall/scene/rooms/backdrop.ts");
  const { names, isComplete } = bitmapsOf(backdropOf(roomOf(design), layOut(design)));
  const images = new Map<string, HTMLImageElement>();
  for (const name of names) {
    const image = await loadRoomImage(name);
    if (image !== null) images.set(name, image);
  }
  return { isRendered: isComplete(images), images };
};
