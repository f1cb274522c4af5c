import type { FastifyPluginAsync, FastifyReply } from "fastify";
import type { GetPreview, PreviewForm } from "../../usecases/previews/getPreview.ts";
import { sendError } from "../httpError.ts";

/** Form of our preview keys. Others are not looked up. */
const PREVIEW_KEY = /^[A-Za-z0-9_-]{32}$/;

type PreviewRequest = { Params: { key: string }; Querystring: { w?: string; of?: string } };

/** Returns the form that `?w=` and `?of=` select; undefined for any other value. */
const parsePreviewForm = ({ w: width, of }: PreviewRequest["Querystring"]): PreviewForm | undefined => {
  if (of === undefined) return width === undefined ? "wall" : width === "320" ? "small" : undefined;
  return width === undefined && (of === "room" || of === "near") ? of : undefined;
};

/**
 * Serves previews of walls. `/previews/<key>.webp`, smaller for lists with `?w=320`. For links: the wall in its room
 * with `?of=room`, seen from near with `?of=near`, and `.jpg` for programs that show link previews. The content of a
 * URL never changes.
 */
export const previewRoutes =
  (getPreview: GetPreview): FastifyPluginAsync =>
  async (app) => {
    const send = async (reply: FastifyReply, key: string, form: PreviewForm | undefined, type: string) => {
      const image = PREVIEW_KEY.test(key) && form ? await getPreview(key, form) : undefined;
      if (!image) return sendError(reply, { error: "NOT_FOUND", message: "There is no such picture." });
      return reply
        .type(type)
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("access-control-allow-origin", "*")
        .send(image);
    };
    app.get<PreviewRequest>("/previews/:key.webp", ({ params, query }, reply) =>
      send(reply, params.key, parsePreviewForm(query), "image/webp"),
    );
    app.get<PreviewRequest>("/previews/:key.jpg", ({ params }, reply) =>
      send(reply, params.key, "social", "image/jpeg"),
    );
  };
