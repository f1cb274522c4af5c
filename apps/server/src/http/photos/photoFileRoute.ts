import type { FastifyInstance } from "fastify";
import type { PhotoServices } from "../../usecases/photos/photoServices.ts";
import { sendFailure } from "../failure.ts";
import { acceptedFormats } from "./acceptedFormats.ts";
import { PICTURE_HEADERS, parseWidth, TYPES } from "./pictureFile.ts";

const NAME = /^([A-Za-z0-9_-]{1,64})\.jpg$/;
export const PHOTO_ROUTE = "/photos/:name";
const NO_SUCH_PHOTO = { error: "NOT_FOUND", message: "There is no such photo." } as const;

/**
 * Serves masters (always JPEG) and smaller copies (as AVIF, WebP or JPEG, by what the browser takes); originals, which may
 * hold GPS, have no address.
 */
export const photoFileRoute = (app: FastifyInstance, { show }: PhotoServices): void => {
  app.get<{ Params: { name: string }; Querystring: { w?: string } }>(PHOTO_ROUTE, async (request, reply) => {
    const assetId = NAME.exec(request.params.name)?.[1];
    const width = parseWidth(request.query.w);
    if (!assetId || !width) return sendFailure(reply, NO_SUCH_PHOTO);
    const photo =
      width === "whole"
        ? await show(assetId)
        : await show(assetId, width, acceptedFormats(request.headers.accept));
    if (!photo) return sendFailure(reply, NO_SUCH_PHOTO);

    const tag = `"${assetId}-${width}-${photo.format}"`;
    reply.headers({ ...PICTURE_HEADERS, "content-type": TYPES[photo.format], etag: tag });
    // A cache between us keeps one of each kind.
    if (width !== "whole") reply.header("vary", "Accept");
    if (request.headers["if-none-match"] === tag) return reply.code(304).send();
    return reply.header("content-length", photo.bytes).send(photo.open());
  });
};
