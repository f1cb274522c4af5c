import type { FastifyInstance } from "fastify";
import type { PhotoServices } from "../../usecases/photos/photoServices.ts";
import { sendFailure } from "../failure.ts";
import { JPEG_HEADERS, parseWidth } from "./jpegFile.ts";

const NAME = /^([A-Za-z0-9_-]{1,64})\.jpg$/;
const NO_SUCH_PHOTO = { error: "NOT_FOUND", message: "There is no such photo." } as const;

/** Serves masters and smaller copies; originals, which may hold GPS, have no address. */
export const photoFileRoute = (app: FastifyInstance, { show }: PhotoServices): void => {
  app.get<{ Params: { name: string }; Querystring: { w?: string } }>(
    "/photos/:name",
    async (request, reply) => {
      const assetId = NAME.exec(request.params.name)?.[1];
      const width = parseWidth(request.query.w);
      if (!assetId || !width) return sendFailure(reply, NO_SUCH_PHOTO);
      const photo = await show(assetId, width === "whole" ? undefined : width);
      if (!photo) return sendFailure(reply, NO_SUCH_PHOTO);

      const tag = `"${assetId}-${width}"`;
      reply.headers({ ...JPEG_HEADERS, etag: tag });
      if (request.headers["if-none-match"] === tag) return reply.code(304).send();
      return reply.header("content-length", photo.bytes).send(photo.open());
    },
  );
};
