// A worker that a test kills: `collectWorker.ts <database> <folder> <before|after>` stops before or after a photo's bytes go.
import { join } from "node:path";
import { connectPostgres } from "../../src/adapters/database/engine/connect.ts";
import { unitOfWork } from "../../src/adapters/database/engine/unitOfWork.ts";
import { diskPhotoStore } from "../../src/adapters/photos-disk/diskPhotoStore.ts";
import { diskPreviewFiles } from "../../src/adapters/previews-sharp/diskPreviewFiles.ts";
import { systemClock } from "../../src/adapters/system/clock.ts";
import { collectPhotos } from "../../src/usecases/photos/collectPhotos.ts";

const [url = "", folder = "", moment = ""] = process.argv.slice(2);
const photos = await diskPhotoStore(join(folder, "photos"));
const DAY_MS = 24 * 60 * 60 * 1000;

await collectPhotos({
  shop: {
    ...unitOfWork(await connectPostgres(url, 2)),
    clock: systemClock,
    photoLifeMs: 60 * DAY_MS,
    orderPhotoLifeMs: 365 * DAY_MS,
  },
  photos: {
    delete: async (assetId) => {
      if (moment === "after") await photos.delete(assetId);
      process.stdout.write("here\n");
      // Until it is killed.
      await new Promise((resolve) => setTimeout(resolve, DAY_MS));
    },
  },
  previewFiles: await diskPreviewFiles(join(folder, "previews")),
  background: { failed: () => {} },
});
