import type { Images } from "../../ports/Images.ts";
import type { PhotoStore, PhotoWidth, StoredPhoto } from "../../ports/PhotoStore.ts";

export type ShowPhoto = (assetId: string, width?: PhotoWidth) => Promise<StoredPhoto | undefined>;

/** Gives a photo's master, or a smaller copy that is made when it is first asked for. Never the original. */
export const showPhoto = ({ photos, images }: { photos: PhotoStore; images: Images }): ShowPhoto => {
  const make = (assetId: string, width: PhotoWidth) =>
    photos.lend(assetId, "master", async (master) => {
      const draft = await photos.draft();
      try {
        const { kind } = await images.resize(master, width, draft);
        if (kind !== "resized") return;
        await photos.keep(draft, assetId, width);
        // Deleted meanwhile: a copy must not outlive its photo.
        if (!(await photos.read(assetId, "master"))) await photos.delete(assetId);
      } finally {
        await photos.drop(draft);
      }
    });

  const making = new Map<string, Promise<unknown>>();
  const makeOnce = (assetId: string, width: PhotoWidth) => {
    const name = `${assetId}/${width}`;
    const running = making.get(name) ?? make(assetId, width).finally(() => making.delete(name));
    making.set(name, running);
    return running;
  };

  return async (assetId, width) => {
    if (width === undefined) return photos.read(assetId, "master");
    const found = await photos.read(assetId, width);
    if (found) return found;
    await makeOnce(assetId, width);
    // On a full disk the copy could not be kept; the shopper sees the photo all the same.
    return (await photos.read(assetId, width)) ?? photos.read(assetId, "master");
  };
};
