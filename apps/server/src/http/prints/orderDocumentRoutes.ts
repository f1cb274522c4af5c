import type { FastifyPluginAsync } from "fastify";
import pLimit from "p-limit";
import { type GetDocumentsDependencies, getHangingGuideFile } from "../../usecases/print/getDocuments.ts";
import { sendError } from "../httpError.ts";

/** A paper takes a core for a while; others wait for their turn, so that nobody who asks often slows the shop. */
const CONCURRENCY = 1;

/** A PDF runs nothing; what browsers show it with wants its own styles. */
const PDF_CSP =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** B9: `/api/orders/<id>/hanging-guide.pdf`, for whoever knows the order's id, which nobody can guess (R6.3). */
export const orderDocumentRoutes =
  (dependencies: GetDocumentsDependencies): FastifyPluginAsync =>
  async (app) => {
    const limit = pLimit(CONCURRENCY);
    app.get<{ Params: { orderId: string } }>(
      "/api/orders/:orderId/hanging-guide.pdf",
      async ({ params: { orderId } }, reply) => {
        const result = await limit(() => getHangingGuideFile(dependencies, orderId));
        if (result.kind === "error") return sendError(reply, result);
        const { name, content } = result.value;
        return reply
          .headers({
            "content-disposition": `inline; filename="${name}"`,
            // It shows the buyer's photos, and they may change until the workshop begins.
            "cache-control": "private, no-store",
            "content-security-policy": PDF_CSP,
            "x-robots-tag": "noindex",
          })
          .type("application/pdf")
          .send(Buffer.from(content));
      },
    );
  };
