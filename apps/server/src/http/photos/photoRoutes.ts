import type { FastifyPluginAsync } from "fastify";
import type { IdempotencyKeys } from "../../ports/platform/IdempotencyKeys.ts";
import type { PhotoServices } from "../../usecases/photos/photoServices.ts";
import type { RateLimiter } from "../enforceRateLimit.ts";
import { directUploadRoutes } from "./directUploadRoutes.ts";
import { photoFileRoute } from "./photoFileRoute.ts";
import { plainUploadRoute } from "./plainUploadRoute.ts";
import { tusRoutes } from "./tusRoutes.ts";
import { uploadedPhotoRoute } from "./uploadedPhotoRoute.ts";

/** Routes of photos: resumable uploads, the plain form, and the image files. */
export const photoRoutes =
  (
    services: PhotoServices & RateLimiter & { readonly idempotencyKeys: IdempotencyKeys },
  ): FastifyPluginAsync =>
  async (app) => {
    // Bodies are photos. They stay streams, whatever type they declare.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", (_request, _payload, done) => done(null));
    tusRoutes(app, services);
    uploadedPhotoRoute(app, services);
    directUploadRoutes(app, services);
    photoFileRoute(app, services);
    await plainUploadRoute(app, services);
  };
