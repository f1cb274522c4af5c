import type { FastifyInstance } from "fastify";
import type { PhotoServices } from "../../usecases/photos/photoServices.ts";
import { hashNetwork } from "../enforceRateLimit.ts";
import { sendError } from "../httpError.ts";
import { parseAcceptedFormats } from "./acceptedFormats.ts";
import { CONTENT_TYPES, hasVersion, IMAGE_HEADERS, parseWidth } from "./imageFile.ts";

const PHOTO_FILE_NAME = /^([A-Za-z0-9_-]{1,64})\.jpg$/;
export const PHOTO_ROUTE = "/photos/:name";
const PHOTO_NOT_FOUND = { error: "NOT_FOUND", message: "We can't find this photo." } as const;

/**
 * Serves masters (always JPEG) and smaller copies (AVIF, WebP or JPEG, as the browser accepts). With a delivery service
 * the browser is sent to its address for a copy; addresses in designs and orders stay the shop's own. Originals may
 * hold GPS, so they have no URL.
 */
export const photoFileRoute = (
  app: FastifyInstance,
  { getPhotoFile, getDeliveryUrl }: Pick<PhotoServices, "getPhotoFile" | "getDeliveryUrl">,
): void => {
  app.get<{ Params: { name: string }; Querystring: { w?: string } }>(PHOTO_ROUTE, async (request, reply) => {
    const assetId = PHOTO_FILE_NAME.exec(request.params.name)?.[1];
    const width = parseWidth(request.query.w);
    if (!assetId || !width) return sendError(reply, PHOTO_NOT_FOUND);
    const sender = hashNetwork(request.ip);
    const deliveryUrl = width === "full" ? undefined : await getDeliveryUrl?.(assetId, sender, width);
    if (deliveryUrl !== undefined) return reply.headers(IMAGE_HEADERS).redirect(deliveryUrl, 302);
    const photo =
      width === "full"
        ? await getPhotoFile(assetId, sender)
        : await getPhotoFile(assetId, sender, width, parseAcceptedFormats(request.headers.accept));
    if (!photo) return sendError(reply, PHOTO_NOT_FOUND);

    const tag = `"${assetId}-${width}-${photo.format}"`;
    reply.headers({ ...IMAGE_HEADERS, "content-type": CONTENT_TYPES[photo.format], etag: tag });
    // Caches store one copy for each format.
    if (width !== "full") reply.header("vary", "Accept");
    if (hasVersion(request, tag)) return reply.code(304).send();
    return reply.header("content-length", photo.bytes).send(photo.open());
  });
};
