import type { FastifyPluginAsync } from "fastify";
import type { ShowPreview } from "../../usecases/previews/showPreview.ts";
import { sendFailure } from "../failure.ts";

/** A key as the shop makes them; anything else is not even looked up. */
const KEY = /^[A-Za-z0-9_-]{32}$/;

/** Pictures of walls: `/previews/<key>.webp`. What an address shows never changes. */
export const previewRoutes =
  (show: ShowPreview): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { key: string } }>("/previews/:key.webp", async ({ params: { key } }, reply) => {
      const picture = KEY.test(key) ? await show(key) : undefined;
      if (!picture) return sendFailure(reply, { error: "NOT_FOUND", message: "There is no such picture." });
      return reply
        .type("image/webp")
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("access-control-allow-origin", "*")
        .send(picture);
    });
  };
