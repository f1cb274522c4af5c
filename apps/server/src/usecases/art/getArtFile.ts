import pLimit from "p-limit";
import type { ArtImages } from "../../ports/art/ArtImages.ts";
import type { PreviewFiles } from "../../ports/previews/PreviewFiles.ts";

export type GetArtFile = (itemId: string, width?: number) => Promise<Uint8Array | undefined>;

/** The name of the largest picture of an item among the kept files. */
export const fullSizeArtFileName = (itemId: string): string => `${itemId}.jpg`;

/** Drawing a picture keeps a core busy for a second, and the shop has other things to do. */
const CONCURRENCY = 1;

/** The picture of an item, whole or smaller, made when it is first asked for and kept. */
export const createGetArtFile = ({
  pictures,
  files,
}: {
  readonly pictures: ArtImages;
  readonly files: Pick<PreviewFiles, "read" | "put">;
}): GetArtFile => {
  const limit = pLimit(CONCURRENCY);
  const running = new Map<string, Promise<Uint8Array | undefined>>();

  /** What is kept under a name, else made now; many who ask at once share one making. */
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

  const getFullSize = (itemId: string) =>
    readOrCreate(fullSizeArtFileName(itemId), () => limit(() => pictures.render(itemId)));

  return (itemId, width) => {
    if (width === undefined) return getFullSize(itemId);
    return readOrCreate(`${itemId}-${width}.jpg`, async () => {
      const picture = await getFullSize(itemId);
      return picture && limit(() => pictures.resize(picture, width));
    });
  };
};
