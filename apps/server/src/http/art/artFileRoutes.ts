import type { FastifyPluginAsync } from "fastify";
import type { ShowArt } from "../../usecases/art/showArt.ts";
import { sendFailure } from "../failure.ts";
import { JPEG_HEADERS, parseWidth } from "../photos/pictureFile.ts";

/** An id as the catalogue gives them; anything else is not even looked up. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Pictures of the catalogue: `/art/<id>.jpg`, smaller ones by `?w=`, served as photos are. */
export const artFileRoutes =
  (show: ShowArt): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string }; Querystring: { w?: string } }>(
      "/art/:id.jpg",
      async (request, reply) => {
        const { id } = request.params;
        const width = parseWidth(request.query.w);
        const picture =
          ID.test(id) && width ? await show(id, width === "whole" ? undefined : width) : undefined;
        if (!picture) return sendFailure(reply, { error: "NOT_FOUND", message: "There is no such picture." });
        const tag = `"${id}-${width}"`;
        reply.headers({ ...JPEG_HEADERS, etag: tag });
        if (request.headers["if-none-match"] === tag) return reply.code(304).send();
        return reply.send(picture);
      },
    );
  };
