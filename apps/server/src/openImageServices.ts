import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { resizeArt, studioArtImages } from "./adapters/art-sharp/studioArtImages.ts";
import type { Database } from "./adapters/database/engine/connect.ts";
import { storageBudgets } from "./adapters/database/photos/storageBudgets.ts";
import { uploadLocks } from "./adapters/database/photos/uploadLocks.ts";
import { uploadReservations } from "./adapters/database/photos/uploadReservations.ts";
import { documentsPdfkit } from "./adapters/documents-pdfkit/documentsPdfkit.ts";
import { imagesSharp } from "./adapters/images-sharp/imagesSharp.ts";
import { diskUploads } from "./adapters/photos-disk/diskUploads.ts";
import { diskPreviewFiles } from "./adapters/previews-sharp/diskPreviewFiles.ts";
import { createRoomBitmapLoader } from "./adapters/previews-sharp/roomBitmaps.ts";
import { createSharpPreviews } from "./adapters/previews-sharp/sharpPreviews.ts";
import { printSharp } from "./adapters/print-sharp/printSharp.ts";
import { thumbnailsSharp } from "./adapters/print-sharp/thumbnailsSharp.ts";
import { diskBatchFiles } from "./adapters/prints-disk/diskBatchFiles.ts";
import { diskPrintFiles } from "./adapters/prints-disk/diskPrintFiles.ts";
import { systemClock as clock } from "./adapters/system/clock.ts";
import { DiskSpaceLowError, diskSpace } from "./adapters/system/diskSpace.ts";
import { randomIds as ids } from "./adapters/system/ids.ts";
import type { Config } from "./config/config.ts";
import { storageLimitOf } from "./http/storageLimitOf.ts";
import { openPhotoStore } from "./openPhotoStore.ts";
import { createCatalogueImages } from "./usecases/art/catalogueImages.ts";
import { createSmallImageLoader, type LoadSmallImage, withMasters } from "./usecases/art/designImages.ts";
import { createGetArtFile } from "./usecases/art/getArtFile.ts";
import type { OriginOf } from "./usecases/originOf.ts";
import { SHOP_SENDER } from "./usecases/photos/photoQuota.ts";
import { createPhotoServices } from "./usecases/photos/photoServices.ts";
import { photoUrl } from "./usecases/photos/photoUrl.ts";
import { createGetPreview } from "./usecases/previews/getPreview.ts";
import type { Shop } from "./usecases/shop.ts";

/** Folder of the rendered rooms, the same files that the pages show. */
const ROOM_BITMAPS = join(import.meta.dirname, "../../web/app/lib/rooms");

type ImageServiceDependencies = {
  readonly shop: Shop;
  readonly database: Database;
  readonly originOf: OriginOf;
  readonly onStop: (close: () => unknown) => void;
  readonly isStopping: () => boolean;
};

/** Opens the services that store, decode, draw and print images: photos, art, previews of walls, and prints. */
export const openImageServices = async (
  config: Config,
  { shop, database, originOf, onStop, isStopping }: ImageServiceDependencies,
) => {
  const images = imagesSharp({ onDeath: (error) => shop.background.reportError("process a photo", error) });
  onStop(() => images.close());
  const {
    store: photoStore,
    check: checkPhotos,
    direct,
    delivery,
  } = await openPhotoStore(config.photoStore, join(config.dataDir, "photos"));
  const artFiles = await diskPreviewFiles(join(config.dataDir, "art"));
  const art = {
    files: artFiles,
    getArtFile: createGetArtFile({
      artImages: createCatalogueImages({
        art: shop.repositories.art,
        readMaster: async (assetId) => {
          const master = await photoStore.read(assetId, "master");
          return master && buffer(master.open());
        },
        resize: resizeArt,
        drawn: studioArtImages,
      }),
      files: artFiles,
    }),
  };
  const space = diskSpace(config.dataDir, config.minFreeDiskBytes, () =>
    shop.background.reportError("find disk space for photos", new DiskSpaceLowError()),
  );
  const storage = storageBudgets(database, { clock, limitOf: storageLimitOf });
  const photos = createPhotoServices({
    storageBudgets: storage,
    diskSpace: space,
    uploads: await diskUploads(join(config.dataDir, "uploads")),
    photos: photoStore,
    images,
    records: shop.repositories.photos,
    clock,
    ids,
    reservations: uploadReservations(database),
    visitors: shop.repositories.visitors,
    locks: uploadLocks(database, (error) => shop.background.reportError("renew upload locks", error)),
    background: shop.background,
    directUploads: direct,
    delivery,
    photoUrl: (assetId) => photoUrl(config.photosUrl, assetId),
  });

  const loadSmallPhoto: LoadSmallImage = async (assetId, sender, width) => {
    const stored = await photos.getPhotoFile(assetId, sender, width);
    return stored && buffer(stored.open());
  };
  const previewFiles = await diskPreviewFiles(join(config.dataDir, "previews"));
  const getPreview = createGetPreview({
    previews: shop.repositories.previews,
    renderer: createSharpPreviews(createRoomBitmapLoader(ROOM_BITMAPS)),
    storageBudgets: storage,
    files: {
      read: previewFiles.read,
      put: async (name, image) => {
        if (await space.hasSpaceForPhotos()) await previewFiles.put(name, image);
      },
    },
    loadPhoto: createSmallImageLoader(loadSmallPhoto, art.getArtFile),
  });
  const prints = {
    shop,
    renderer: printSharp(),
    files: await diskPrintFiles(join(config.dataDir, "prints")),
    batchFiles: await diskBatchFiles(join(config.dataDir, "prints")),
    thumbnails: thumbnailsSharp(),
    photos: withMasters(photoStore, art),
    documents: documentsPdfkit,
    originOf,
    loadPreview: (key: string) => getPreview(key, "wall", SHOP_SENDER),
    isStopping,
  };
  return {
    photos,
    prints,
    getPreview,
    previewFiles,
    getArtFile: art.getArtFile,
    checkPhotos,
    decodingLoad: images.load,
  };
};
