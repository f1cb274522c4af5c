import type { FastifyPluginAsync, FastifyReply } from "fastify";
import type { PreviewForm, ShowPreview } from "../../usecases/previews/showPreview.ts";
import { sendFailure } from "../failure.ts";

/** A key as the shop makes them; anything else is not even looked up. */
const KEY = /^[A-Za-z0-9_-]{32}$/;

type Asked = { Params: { key: string }; Querystring: { w?: string; of?: string } };

/** What `?w=` and `?of=` ask for; there are no others. */
const formOf = ({ w: width, of }: Asked["Querystring"]): PreviewForm | undefined => {
  if (of === undefined) return width === undefined ? "wall" : width === "320" ? "small" : undefined;
  return width === undefined && (of === "room" || of === "near") ? of : undefined;
};

/**
 * Pictures of walls: `/previews/<key>.webp`, a small one for lists by `?w=320`, and for links the wall in its room by
 * `?of=room`, from near by `?of=near`, and `.jpg` for programs that show links. What an address shows never changes.
 */
export const previewRoutes =
  (show: ShowPreview): FastifyPluginAsync =>
  async (app) => {
    const send = async (reply: FastifyReply, key: string, form: PreviewForm | undefined, type: string) => {
      const picture = KEY.test(key) && form ? await show(key, form) : undefined;
      if (!picture) return sendFailure(reply, { error: "NOT_FOUND", message: "There is no such picture." });
      return reply
        .type(type)
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("access-control-allow-origin", "*")
        .send(picture);
    };
    app.get<Asked>("/previews/:key.webp", ({ params, query }, reply) =>
      send(reply, params.key, formOf(query), "image/webp"),
    );
    app.get<Asked>("/previews/:key.jpg", ({ params }, reply) =>
      send(reply, params.key, "social", "image/jpeg"),
    );
  };
