// A worker for tests that kill it: `purgeWorker.ts <database URL> <folder> <before|after>` pauses before or after it
// deletes files.

import { join } from "node:path";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { connectPostgres } from "../../src/adapters/database/engine/connect.ts";
import { unitOfWork } from "../../src/adapters/database/engine/unitOfWork.ts";
import { diskPhotoStore } from "../../src/adapters/photos-disk/diskPhotoStore.ts";
import { diskPreviewFiles } from "../../src/adapters/previews-sharp/diskPreviewFiles.ts";
import { systemClock } from "../../src/adapters/system/clock.ts";
import { randomIds } from "../../src/adapters/system/ids.ts";
import { purgePhotos } from "../../src/usecases/photos/purgePhotos.ts";

const [url = "", folder = "", pausePoint = ""] = process.argv.slice(2);
const photos = await diskPhotoStore(join(folder, "photos"));

await purgePhotos({
  shop: {
    ...unitOfWork(await connectPostgres(url, 2)),
    clock: systemClock,
    ids: randomIds,
    photoRetentionMs: 60 * DAY_MS,
    orderPhotoRetentionMs: 365 * DAY_MS,
  },
  photos: {
    delete: async (assetId) => {
      if (pausePoint === "after") await photos.delete(assetId);
      process.stdout.write("here\n");
      // Wait to be killed.
      await new Promise((resolve) => setTimeout(resolve, DAY_MS));
    },
  },
  previewFiles: await diskPreviewFiles(join(folder, "previews")),
  background: { reportError: () => {} },
  cdnOrigins: [],
});
