import type { FastifyPluginAsync } from "fastify";
import pLimit from "p-limit";
import { type ShowPapersParts, showHangingGuide } from "../../usecases/print/showPapers.ts";
import { sendFailure } from "../failure.ts";

/** A paper takes a core for a while; others wait for their turn, so that nobody who asks often slows the shop. */
const AT_ONCE = 1;

/** A PDF runs nothing; what browsers show it with wants its own styles. */
const SHOWN_BY_THE_BROWSER =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** B9: `/api/orders/<id>/hanging-guide.pdf`, for whoever knows the order's id, which nobody can guess (R6.3). */
export const paperRoutes =
  (parts: ShowPapersParts): FastifyPluginAsync =>
  async (app) => {
    const turn = pLimit(AT_ONCE);
    app.get<{ Params: { orderId: string } }>(
      "/api/orders/:orderId/hanging-guide.pdf",
      async ({ params: { orderId } }, reply) => {
        const found = await turn(() => showHangingGuide(parts, orderId));
        if (found.kind === "refused") return sendFailure(reply, found);
        const { name, content } = found.value;
        return reply
          .headers({
            "content-disposition": `inline; filename="${name}"`,
            // It shows the buyer's photos, and they may change until the workshop begins.
            "cache-control": "private, no-store",
            "content-security-policy": SHOWN_BY_THE_BROWSER,
            "x-robots-tag": "noindex",
          })
          .type("application/pdf")
          .send(Buffer.from(content));
      },
    );
  };
