import pLimit from "p-limit";
import type { ArtPictures } from "../../ports/art/ArtPictures.ts";
import type { PreviewFiles } from "../../ports/previews/PreviewFiles.ts";

export type ShowArt = (itemId: string, width?: number) => Promise<Uint8Array | undefined>;

/** The name of the largest picture of an item among the kept files. */
export const wholeArtName = (itemId: string): string => `${itemId}.jpg`;

/** Drawing a picture keeps a core busy for a second, and the shop has other things to do. */
const AT_ONCE = 1;

/** The picture of an item, whole or smaller, made when it is first asked for and kept. */
export const showArt = ({
  pictures,
  files,
}: {
  readonly pictures: ArtPictures;
  readonly files: Pick<PreviewFiles, "read" | "keep">;
}): ShowArt => {
  const turn = pLimit(AT_ONCE);
  const making = new Map<string, Promise<Uint8Array | undefined>>();

  /** What is kept under a name, else made now; many who ask at once share one making. */
  const kept = async (name: string, make: () => Promise<Uint8Array | undefined>) => {
    const found = await files.read(name);
    if (found) return found;
    const running = making.get(name) ?? makeAndKeep(name, make).finally(() => making.delete(name));
    making.set(name, running);
    return running;
  };
  const makeAndKeep = async (name: string, make: () => Promise<Uint8Array | undefined>) => {
    const picture = await make();
    if (picture) await files.keep(name, picture);
    return picture;
  };

  const whole = (itemId: string) => kept(wholeArtName(itemId), () => turn(() => pictures.draw(itemId)));

  return (itemId, width) => {
    if (width === undefined) return whole(itemId);
    return kept(`${itemId}-${width}.jpg`, async () => {
      const picture = await whole(itemId);
      return picture && turn(() => pictures.resize(picture, width));
    });
  };
};
