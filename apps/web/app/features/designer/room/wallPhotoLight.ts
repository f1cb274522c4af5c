import { mm } from "@storywall/domain/units/units.ts";
import type { Backdrop } from "@storywall/scene/rooms/backdrop.ts";
import type { PhotoLight } from "@storywall/scene/rooms/ownWall/estimateWallLight.ts";
import { useEffect, useState } from "react";
import { findWallPhotoSource } from "./wallPhotoStorage.ts";

type WallPhotoOfBackdrop = NonNullable<Backdrop["wallPhoto"]>;

const lights = new Map<string, Promise<PhotoLight | null>>();

/**
 * Returns the light of the shopper's wall photo; null without the photo, or when the code that reads it cannot be
 * loaded.
 */
export const findWallPhotoLight = ({ pictureId, box }: WallPhotoOfBackdrop): Promise<PhotoLight | null> => {
  const key = `${pictureId} ${box.width} ${box.height}`;
  const known = lights.get(key);
  if (known) return known;
  const light = readLight({ pictureId, box }).catch(() => null);
  lights.set(key, light);
  void light.then((found) => found ?? lights.delete(key));
  return light;
};

const readLight = async ({ pictureId, box }: WallPhotoOfBackdrop): Promise<PhotoLight | null> => {
  const source = await findWallPhotoSource(pictureId);
  if (source === null) return null;
  const { readWallLight } = await import("./ownWall/readWallLight.ts");
  return readWallLight(source, { width: mm(box.width), height: mm(box.height) });
};

/** Returns the light of the wall photo once it is read; null until then and without a photo. */
export const useWallPhotoLight = (wallPhoto: Backdrop["wallPhoto"]): PhotoLight | null => {
  const [found, setFound] = useState<{ readonly id: string; readonly light: PhotoLight | null } | null>(null);
  useEffect(() => {
    if (wallPhoto === null) return;
    let isCancelled = false;
    void findWallPhotoLight(wallPhoto).then(
      (light) => !isCancelled && setFound({ id: wallPhoto.pictureId, light }),
    );
    return () => {
      isCancelled = true;
    };
  }, [wallPhoto]);
  return found !== null && found.id === wallPhoto?.pictureId ? found.light : null;
};
