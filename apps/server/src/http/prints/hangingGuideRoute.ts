import type { FastifyPluginAsync } from "fastify";
import pLimit from "p-limit";
import { type GetDocumentsDependencies, getHangingGuideFile } from "../../usecases/print/getDocuments.ts";
import { sendError } from "../httpError.ts";

/**
 * Guides rendered at the same time. Each takes a CPU core for a while; more of them would slow the shop.
 */
const CONCURRENCY = 1;

/** A PDF runs no scripts. Browsers' PDF viewers need their own styles. */
const PDF_CSP =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Serves `/api/orders/<id>/hanging-guide.pdf` (B9). The order's id is the secret that gives access (R6.3). */
export const hangingGuideRoute =
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
            // It shows the buyer's photos, which may change until production starts.
            "cache-control": "private, no-store",
            "content-security-policy": PDF_CSP,
            "x-robots-tag": "noindex",
          })
          .type("application/pdf")
          .send(Buffer.from(content));
      },
    );
  };
