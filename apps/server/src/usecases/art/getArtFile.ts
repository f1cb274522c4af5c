import pLimit from "p-limit";
import type { ArtImages } from "../../ports/art/ArtImages.ts";
import type { PreviewFiles } from "../../ports/previews/PreviewFiles.ts";

/** Returns the JPEG of an art item, in full size or a width in px; undefined for an unknown item. */
export type GetArtFile = (itemId: string, width?: number) => Promise<Uint8Array | undefined>;

/** Returns the name of the stored full-size image of an item. */
export const fullSizeArtFileName = (itemId: string): string => `${itemId}.jpg`;

/** Rendering an image uses a CPU core for a second, which other requests need too. */
const CONCURRENCY = 1;

/**
 * Creates the function that returns an item's image, in full size or a width in px. Renders and stores it if needed.
 */
export const createGetArtFile = ({
  artImages,
  files,
}: {
  readonly artImages: ArtImages;
  readonly files: Pick<PreviewFiles, "read" | "put">;
}): GetArtFile => {
  const limit = pLimit(CONCURRENCY);
  const running = new Map<string, Promise<Uint8Array | undefined>>();

  /** Returns the stored file of a name, or creates it. Concurrent requests share one creation. */
  const readOrCreate = async (name: string, create: () => Promise<Uint8Array | undefined>) => {
    const stored = await files.read(name);
    if (stored) return stored;
    const pending = running.get(name) ?? createAndStore(name, create).finally(() => running.delete(name));
    running.set(name, pending);
    return pending;
  };
  const createAndStore = async (name: string, create: () => Promise<Uint8Array | undefined>) => {
    const image = await create();
    if (image) await files.put(name, image);
    return image;
  };

  return (itemId, width) =>
    readOrCreate(width === undefined ? fullSizeArtFileName(itemId) : `${itemId}-${width}.jpg`, () =>
      limit(() => artImages.render(itemId, width)),
    );
};
