import { PHOTO_WIDTHS } from "@storywall/contract/schemas/photo.ts";
import type { FastifyInstance } from "fastify";
import type { PhotoWidth } from "../../ports/PhotoStore.ts";
import type { PhotoServices } from "../../usecases/photos/photoServices.ts";
import { sendFailure } from "../failure.ts";

const NAME = /^([A-Za-z0-9_-]{1,64})\.jpg$/;
const NO_SUCH_PHOTO = { error: "NOT_FOUND", message: "There is no such photo." } as const;

/** Undefined for a width that is not made. */
const parseWidth = (w: string | undefined): PhotoWidth | "whole" | undefined =>
  w === undefined ? "whole" : PHOTO_WIDTHS.find((width) => String(width) === w);

/**
 * What strangers' bytes are served with: one fixed type that no browser second-guesses, nothing runs even when opened by
 * itself, and pages of all the shop's hosts may show it and read its pixels (the address is the key to it).
 */
const HEADERS = {
  "content-type": "image/jpeg",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
  "access-control-allow-origin": "*",
  // What an address holds never changes.
  "cache-control": "public, max-age=31536000, immutable",
};

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
      reply.headers({ ...HEADERS, etag: tag });
      if (request.headers["if-none-match"] === tag) return reply.code(304).send();
      return reply.header("content-length", photo.bytes).send(photo.open());
    },
  );
};
