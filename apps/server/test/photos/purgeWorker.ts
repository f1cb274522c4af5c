// A worker that a test kills: `purgeWorker.ts <database> <folder> <before|after>` stops before or after a photo's bytes go.
import { join } from "node:path";
import { connectPostgres } from "../../src/adapters/database/engine/connect.ts";
import { unitOfWork } from "../../src/adapters/database/engine/unitOfWork.ts";
import { diskPhotoStore } from "../../src/adapters/photos-disk/diskPhotoStore.ts";
import { diskPreviewFiles } from "../../src/adapters/previews-sharp/diskPreviewFiles.ts";
import { systemClock } from "../../src/adapters/system/clock.ts";
import { purgePhotos } from "../../src/usecases/photos/purgePhotos.ts";

const [url = "", folder = "", pausePoint = ""] = process.argv.slice(2);
const photos = await diskPhotoStore(join(folder, "photos"));
const DAY_MS = 24 * 60 * 60 * 1000;

await purgePhotos({
  shop: {
    ...unitOfWork(await connectPostgres(url, 2)),
    clock: systemClock,
    photoRetentionMs: 60 * DAY_MS,
    orderPhotoRetentionMs: 365 * DAY_MS,
  },
  photos: {
    delete: async (assetId) => {
      if (pausePoint === "after") await photos.delete(assetId);
      process.stdout.write("here\n");
      // Until it is killed.
      await new Promise((resolve) => setTimeout(resolve, DAY_MS));
    },
  },
  previewFiles: await diskPreviewFiles(join(folder, "previews")),
  background: { reportError: () => {} },
});
