import { join } from "node:path";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import { imagesSharp } from "../../src/adapters/images-sharp/imagesSharp.ts";
import { diskPhotoStore } from "../../src/adapters/photos-disk/diskPhotoStore.ts";
import { diskUploads } from "../../src/adapters/photos-disk/diskUploads.ts";
import { createBackgroundTasks } from "../../src/adapters/system/backgroundTasks.ts";
import { randomIds } from "../../src/adapters/system/ids.ts";
import { handleError } from "../../src/http/errorHandler.ts";
import { photoRoutes } from "../../src/http/photos/photoRoutes.ts";
import type { DirectUploads } from "../../src/ports/photos/DirectUploads.ts";
import type { StorageBudgets } from "../../src/ports/photos/StorageBudgets.ts";
import { createPhotoServices, type PhotoServices } from "../../src/usecases/photos/photoServices.ts";
import { photoUrl } from "../../src/usecases/photos/photoUrl.ts";
import {
  memoryIdempotencyKeys,
  memoryPhotoRecords,
  memoryRateLimitCounters,
  memoryUploadLocks,
  memoryUploadReservations,
  UNLIMITED_STORAGE,
} from "./memoryAdapters.ts";

export type PhotoApp = {
  readonly app: FastifyInstance;
  readonly services: PhotoServices;
  readonly records: ReturnType<typeof memoryPhotoRecords>;
  /** Errors that the server logged. */
  readonly serverErrors: unknown[];
  /** The URL that it listens on. */
  readonly address: string;
  /** The clock of the app, which a test may assign. */
  readonly time: { now: Date };
  /** The disk of the app, which a test may let run low. */
  readonly disk: { isLow: boolean };
};

/** Starts the photo routes with real files and image decoding, with rows in memory, on a port. */
export const startPhotoApp = async (
  folder: string,
  port = 0,
  direct: DirectUploads | null = null,
  storage: StorageBudgets = UNLIMITED_STORAGE,
): Promise<PhotoApp> => {
  const records = memoryPhotoRecords();
  const serverErrors: unknown[] = [];
  const time = { now: new Date() };
  const disk = { isLow: false };
  const services = createPhotoServices({
    uploads: await diskUploads(join(folder, "uploads")),
    photos: await diskPhotoStore(join(folder, "photos")),
    images: imagesSharp({ processes: 1 }),
    records,
    storageBudgets: storage,
    clock: { now: () => time.now },
    ids: randomIds,
    locks: memoryUploadLocks(),
    diskSpace: { hasSpaceForPhotos: async () => !disk.isLow },
    reservations: memoryUploadReservations(),
    visitors: {
      find: async (id) => (id.startsWith("made-up") ? undefined : { id, site: "ZA", createdAt: time.now }),
    },
    directUploads: direct,
    delivery: null,
    background: createBackgroundTasks((_name, error) => serverErrors.push(error)),
    photoUrl: (assetId) => photoUrl("http://localhost:3000", assetId),
  });
  const app = Fastify();
  await app.register(cookie);
  app.setErrorHandler((error, request, reply) => {
    const answer = handleError(error, request, reply);
    if (reply.statusCode >= 500) serverErrors.push(error);
    return answer;
  });
  await app.register(
    photoRoutes({
      ...services,
      idempotencyKeys: memoryIdempotencyKeys(),
      rateLimitCounters: memoryRateLimitCounters(),
    }),
  );
  app.addHook("onClose", async () => {
    await services.background.drain();
    await services.images.close();
  });
  const address = await app.listen({ host: "127.0.0.1", port });
  return { app, services, records, serverErrors, address, time, disk };
};
