import type { FastifyPluginAsync, FastifyReply } from "fastify";
import type { GetPreview, PreviewForm } from "../../usecases/previews/getPreview.ts";
import { sendError } from "../httpError.ts";

/** A key as the shop makes them; anything else is not even looked up. */
const PREVIEW_KEY = /^[A-Za-z0-9_-]{32}$/;

type PreviewRequest = { Params: { key: string }; Querystring: { w?: string; of?: string } };

/** What `?w=` and `?of=` ask for; there are no others. */
const parsePreviewForm = ({ w: width, of }: PreviewRequest["Querystring"]): PreviewForm | undefined => {
  if (of === undefined) return width === undefined ? "wall" : width === "320" ? "small" : undefined;
  return width === undefined && (of === "room" || of === "near") ? of : undefined;
};

/**
 * Pictures of walls: `/previews/<key>.webp`, a small one for lists by `?w=320`, and for links the wall in its room by
 * `?of=room`, from near by `?of=near`, and `.jpg` for programs that show links. What an address shows never changes.
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
