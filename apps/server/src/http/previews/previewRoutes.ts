import type { FastifyPluginAsync } from "fastify";
import type { PreviewForm, ShowPreview } from "../../usecases/previews/showPreview.ts";
import { sendFailure } from "../failure.ts";

/** A key as the shop makes them; anything else is not even looked up. */
const KEY = /^[A-Za-z0-9_-]{32}$/;

const FORMS = [
  { extension: "webp", form: "wall", type: "image/webp" },
  { extension: "jpg", form: "social", type: "image/jpeg" },
] as const satisfies readonly { extension: string; form: PreviewForm; type: string }[];

/** Pictures of walls: `/previews/<key>.webp`, and `.jpg` for link previews. What an address shows never changes. */
export const previewRoutes =
  (show: ShowPreview): FastifyPluginAsync =>
  async (app) => {
    for (const { extension, form, type } of FORMS) {
      app.get<{ Params: { key: string } }>(
        `/previews/:key.${extension}`,
        async ({ params: { key } }, reply) => {
          const picture = KEY.test(key) ? await show(key, form) : undefined;
          if (!picture)
            return sendFailure(reply, { error: "NOT_FOUND", message: "There is no such picture." });
          return reply
            .type(type)
            .header("cache-control", "public, max-age=31536000, immutable")
            .header("access-control-allow-origin", "*")
            .send(picture);
        },
      );
    }
  };
