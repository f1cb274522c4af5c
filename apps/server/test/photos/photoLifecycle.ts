import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addOrUpdateUserPhoto } from "@storywall/contract/calls/visitor/addOrUpdateUserPhoto.ts";
import { diskPhotoStore } from "../../src/adapters/photos-disk/diskPhotoStore.ts";
import { diskPreviewFiles } from "../../src/adapters/previews-sharp/diskPreviewFiles.ts";
import { randomIds } from "../../src/adapters/system/ids.ts";
import type { PhotoStore } from "../../src/ports/photos/PhotoStore.ts";
import { photoUrl } from "../../src/usecases/photos/photoUrl.ts";
import { purgeOldCarts } from "../../src/usecases/photos/purgeOldCarts.ts";
import {
  DELETION_GRACE_MS,
  type PurgePhotosDependencies,
  purgePhotos,
} from "../../src/usecases/photos/purgePhotos.ts";
import { purgeOldPrints } from "../../src/usecases/print/purgeOldPrints.ts";
import { expectOk, PUBLIC_URL, type TestShop } from "../support/testShop.ts";

/** Opens the photo files of a shop, and the tasks that purge them. */
export const openPhotoLifecycle = async (test: TestShop) => {
  const dataDir = await mkdtemp(join(tmpdir(), "lives-"));
  const photos = await diskPhotoStore(join(dataDir, "photos"));
  const previewFiles = await diskPreviewFiles(join(dataDir, "previews"));

  /** Stores a photo as if the visitor had uploaded it, with `photoId` in the visitor's list. Returns its asset id. */
  const upload = async (visitorId: string, photoId = "photo_1"): Promise<string> => {
    const assetId = randomIds.next();
    for (const file of ["original", "master", "320.jpg"] as const) {
      const tempFile = await photos.createTempFile();
      await writeFile(tempFile, "a photo");
      await photos.put(tempFile, assetId, file);
    }
    const now = test.clock.now();
    await test.shop.repositories.photos.insert({
      ...{ assetId, format: "jpeg", width: 4000, height: 3000, bytes: 7, createdAt: now, lastUsedAt: now },
      sha256: createHash("sha256").update("a photo").digest("hex"),
      uploader: visitorId,
    });
    await addToVisitorList(visitorId, assetId, photoId);
    return assetId;
  };

  /** Adds a photo to a visitor's list, as a page does. */
  const addToVisitorList = async (visitorId: string, handle: string, photoId = "photo_1"): Promise<void> => {
    const photo_obj = { uuid: photoId, url: photoUrl(PUBLIC_URL, handle), handle };
    await expectOk(
      test.call(addOrUpdateUserPhoto, { body: { user_id: visitorId, photo_id: photoId, photo_obj } }),
    );
  };

  const purgeDependencies = (store: Pick<PhotoStore, "delete"> = photos): PurgePhotosDependencies => ({
    shop: test.shop,
    photos: store,
    previewFiles,
    background: test.shop.background,
    cdnOrigins: ["https://shop.example"],
  });
  const purge = async (store?: Pick<PhotoStore, "delete">): Promise<void> => {
    await purgeOldCarts(test.shop);
    await purgePhotos(purgeDependencies(store));
  };

  const printsRemoved: string[] = [];
  const printFiles = { remove: async (orderNumber: string) => void printsRemoved.push(orderNumber) };

  return {
    /** Order numbers whose prints were removed, in order. */
    printsRemoved: printsRemoved as readonly string[],
    purgePrints: () => purgeOldPrints({ shop: test.shop, files: printFiles }),
    dataDir,
    photos,
    previewFiles,
    upload,
    addToVisitorList,
    purge,
    /** Purges twice, with the deletion grace between. */
    purgeTwice: async () => {
      await purge();
      test.clock.advance(DELETION_GRACE_MS);
      await purge();
    },
    hasBytes: async (assetId: string) => (await photos.read(assetId, "original")) !== undefined,
    hasRow: async (assetId: string) => (await test.shop.repositories.photos.find(assetId)) !== undefined,
    close: () => rm(dataDir, { recursive: true, force: true }),
  };
};
export type PhotoLifecycle = Awaited<ReturnType<typeof openPhotoLifecycle>>;
