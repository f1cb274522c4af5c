import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { GetPreview, PreviewForm } from "../../usecases/previews/getPreview.ts";
import { hashNetwork } from "../enforceRateLimit.ts";
import { sendError } from "../httpError.ts";
import { hasVersion, IMAGE_CACHE_CONTROL } from "../photos/imageFile.ts";

/** Form of our preview keys. Others are not looked up. */
const PREVIEW_KEY = /^[A-Za-z0-9_-]{32}$/;

type PreviewRequest = { Params: { key: string }; Querystring: { w?: string; of?: string } };

/** Returns the form that `?w=` and `?of=` select; undefined for any other value. */
const parsePreviewForm = ({ w: width, of }: PreviewRequest["Querystring"]): PreviewForm | undefined => {
  if (of === undefined) return width === undefined ? "wall" : width === "320" ? "small" : undefined;
  return width === undefined && (of === "room" || of === "near") ? of : undefined;
};

/**
 * Serves previews of walls: `/previews/<key>.webp`, and smaller ones for lists with `?w=320`. For links: the
 * wall in its room with `?of=room`, from close up with `?of=near`, and `.jpg` for programs that show link
 * previews. `.glb` and `.usdz` are models of the wall, which Android and iOS fetch themselves, without the
 * visitor's cookies (B15).
 */
export const previewRoutes =
  (getPreview: GetPreview): FastifyPluginAsync =>
  async (app) => {
    const send = async (
      request: FastifyRequest<PreviewRequest>,
      reply: FastifyReply,
      form: PreviewForm | undefined,
      type: string,
    ) => {
      const { key } = request.params;
      const image =
        PREVIEW_KEY.test(key) && form ? await getPreview(key, form, hashNetwork(request.ip)) : undefined;
      if (!image) return sendError(reply, { error: "NOT_FOUND", message: "We can't find this picture." });
      const tag = `"${key}-${form}"`;
      reply
        .type(type)
        .header("cache-control", IMAGE_CACHE_CONTROL)
        .header("access-control-allow-origin", "*")
        .header("etag", tag);
      if (hasVersion(request, tag)) return reply.code(304).send();
      return reply.send(image);
    };
    app.get<PreviewRequest>("/previews/:key.webp", (request, reply) =>
      send(request, reply, parsePreviewForm(request.query), "image/webp"),
    );
    app.get<PreviewRequest>("/previews/:key.jpg", (request, reply) =>
      send(request, reply, "social", "image/jpeg"),
    );
    app.get<PreviewRequest>("/previews/:key.glb", (request, reply) =>
      send(request, reply, "glb", "model/gltf-binary"),
    );
    app.get<PreviewRequest>("/previews/:key.usdz", (request, reply) =>
      send(request, reply, "usdz", "model/vnd.usdz+zip"),
    );
  };
