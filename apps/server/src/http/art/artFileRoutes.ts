import type { FastifyPluginAsync } from "fastify";
import type { GetArtFile } from "../../usecases/art/getArtFile.ts";
import { sendError } from "../httpError.ts";
import { ART_HEADERS, hasVersion, parseWidth } from "../photos/imageFile.ts";

/** Form of the catalogue's ids. Other ids are not looked up. */
const ART_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Serves images of art items: `/art/<id>.jpg`, smaller ones with `?w=`. Served like photos. */
export const artFileRoutes =
  (getArtFile: GetArtFile): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string }; Querystring: { w?: string } }>(
      "/art/:id.jpg",
      async (request, reply) => {
        const { id } = request.params;
        const width = parseWidth(request.query.w);
        const image =
          ART_ID.test(id) && width ? await getArtFile(id, width === "full" ? undefined : width) : undefined;
        if (!image) return sendError(reply, { error: "NOT_FOUND", message: "We can't find this picture." });
        const tag = `"${id}-${width}"`;
        reply.headers({ ...ART_HEADERS, etag: tag });
        if (hasVersion(request, tag)) return reply.code(304).send();
        return reply.send(image);
      },
    );
  };
