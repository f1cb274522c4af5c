import type { Box } from "@storywall/scene/operations.ts";
import type { HungRendering } from "@storywall/scene/rooms/backdrop.ts";
import { useEffect, useState } from "react";
import { useOnline } from "../../../lib/browser/useOnline.ts";
import { loadRoomImage } from "./roomImages.ts";

/**
 * Returns the address of a bitmap once it is loaded and decoded, null until then and without a name. The last one stays
 * until the next is there. One that could not be loaded is loaded once there is a network again.
 */
export const useRoomImage = (name: string | null): string | null => {
  const [source, setSource] = useState<string | null>(null);
  const isOnline = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again once there is a network
  useEffect(() => {
    if (name === null) return;
    let isCancelled = false;
    void loadRoomImage(name).then((image) => {
      if (!isCancelled) setSource(image?.src ?? null);
    });
    return () => {
      isCancelled = true;
    };
  }, [name, isOnline]);
  return name === null ? null : source;
};

/** Addresses of the two bitmaps of a rendered room, and where the second one is: in the evening it shows a lamp too. */
type RoomImages = {
  readonly room: string;
  readonly wall: string;
  readonly furniture: string;
  readonly furnitureBox: Box;
};

/**
 * Returns the bitmaps of a rendered room once both are loaded and decoded, so that they appear together; null for a
 * drawn room, and until then. After another wall colour or light is chosen, the last one stays until the new one
 * is there, or cannot be loaded. Then they are loaded once there is a network again.
 */
export const useRoomImages = (rendered: HungRendering | null): RoomImages | null => {
  const [images, setImages] = useState<RoomImages | null>(null);
  const { room, wall, furniture } = rendered?.names ?? { room: null, wall: null, furniture: null };
  const furnitureBox = rendered?.furnitureBox;
  const isOnline = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again once there is a network
  useEffect(() => {
    if (room === null || wall === null || furniture === null || !furnitureBox) return;
    let isCancelled = false;
    void Promise.all([loadRoomImage(wall), loadRoomImage(furniture)]).then(([wallImage, furnitureImage]) => {
      if (isCancelled) return;
      // Without network a room in another colour is drawn: the last bitmap would show the wrong one.
      const isLoaded = wallImage !== null && furnitureImage !== null;
      setImages(isLoaded ? { room, wall: wallImage.src, furniture: furnitureImage.src, furnitureBox } : null);
    });
    return () => {
      isCancelled = true;
    };
  }, [room, wall, furniture, furnitureBox, isOnline]);
  return images?.room === room ? images : null;
};
