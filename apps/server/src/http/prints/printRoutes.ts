import { extname } from "node:path";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { err } from "../../ports/platform/Result.ts";
import type { BatchFiles } from "../../ports/print/BatchFiles.ts";
import type { PrintThumbnails } from "../../ports/print/PrintThumbnails.ts";
import { getBatchDocument, getBatchFiles } from "../../usecases/batches/getBatchFiles.ts";
import {
  type GetPrintsDependencies,
  getPrintFile,
  getPrintPackage,
  getSomePrints,
} from "../../usecases/print/getPrints.ts";
import { sendError } from "../httpError.ts";
import { authenticateStaff, type StaffAuthentication } from "../owner/authenticateStaff.ts";
import { zipStream } from "./zipStream.ts";

type PrintRoutesDependencies = GetPrintsDependencies &
  StaffAuthentication & {
    readonly batchFiles: Pick<BatchFiles, "list">;
    readonly thumbnails: PrintThumbnails;
  };

/** Longer side of a print's picture on a page. */
const THUMBNAIL_PX = 480;

/**
 * Sets the headers of a download. These are shoppers' photos, so no cache stores them, and browsers save them instead
 * of showing them. File names are the shop's own, in plain ASCII.
 */
const setDownloadHeaders = (reply: FastifyReply, type: string, name: string): FastifyReply =>
  reply.headers({
    "content-type": type,
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "private, no-store",
  });

/** Parses the names of the ticked prints, which commas separate; undefined when all prints are requested. */
const parsePrintNames = (query: unknown): readonly string[] | undefined =>
  typeof query === "string" ? query.split(",") : undefined;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".pdf": "application/pdf",
  ".json": "application/json; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
};
const contentTypeOf = (name: string): string => CONTENT_TYPES[extname(name)] ?? "application/octet-stream";

/**
 * Serves prints to staff who make or pack them: `/api/owner/orders/<id>/prints.zip` when the order's folder is
 * complete, some of its prints (`?prints=<name>,<name>`), and each of its files by name; the same for batches.
 * As files they are not calls of the contract, but their errors have the same format.
 */
export const printRoutes =
  (dependencies: PrintRoutesDependencies): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { orderId: string }; Querystring: { prints?: unknown } }>(
      "/api/owner/orders/:orderId/prints.zip",
      async (request, reply) => {
        const actor = await authenticateStaff(request, reply, dependencies);
        const ids = { orderId: request.params.orderId, replacementId: null };
        const prints = parsePrintNames(request.query.prints);
        const found =
          prints === undefined
            ? await getPrintPackage(dependencies, actor, ids)
            : await getSomePrints(dependencies, actor, ids, prints);
        if (found.kind === "error") return sendError(reply, found);
        setDownloadHeaders(reply, "application/zip", `${found.value.orderNumber}_prints.zip`);
        return reply.send(zipStream(found.value));
      },
    );

    app.get<{ Params: { orderId: string; replacementId: string } }>(
      "/api/owner/orders/:orderId/replacements/:replacementId/prints.zip",
      async (request, reply) => {
        const actor = await authenticateStaff(request, reply, dependencies);
        const found = await getPrintPackage(dependencies, actor, request.params);
        if (found.kind === "error") return sendError(reply, found);
        setDownloadHeaders(reply, "application/zip", `${found.value.orderNumber}_prints.zip`);
        return reply.send(zipStream(found.value));
      },
    );

    app.get<{ Params: { orderId: string; fileName: string } }>(
      "/api/owner/orders/:orderId/prints/:fileName",
      async (request, reply) => {
        const actor = await authenticateStaff(request, reply, dependencies);
        const { orderId, fileName } = request.params;
        const found = await getPrintFile(dependencies, actor, { orderId, replacementId: null }, fileName);
        if (found.kind === "error") return sendError(reply, found);
        const { name, bytes, open } = found.value;
        setDownloadHeaders(reply, contentTypeOf(name), name).header("content-length", bytes);
        return reply.send(open());
      },
    );

    app.get<{ Params: { orderId: string; fileName: string }; Querystring: { replacementId?: string } }>(
      "/api/owner/orders/:orderId/prints/:fileName/thumbnail",
      async (request, reply) => {
        const actor = await authenticateStaff(request, reply, dependencies);
        const { orderId, fileName } = request.params;
        const ids = { orderId, replacementId: request.query.replacementId ?? null };
        const found = await getPrintFile(dependencies, actor, ids, fileName);
        if (found.kind === "error") return sendError(reply, found);
        const thumbnail = await dependencies.thumbnails.render(found.value.open(), THUMBNAIL_PX);
        if (!thumbnail) return sendError(reply, err("NOT_FOUND", "This print has no picture."));
        return reply
          .headers({ "cache-control": "private, no-store" })
          .type("image/jpeg")
          .send(Buffer.from(thumbnail));
      },
    );

    app.get<{ Params: { batchId: string }; Querystring: { prints?: unknown } }>(
      "/api/owner/batches/:batchId/batch.zip",
      async (request, reply) => {
        const actor = await authenticateStaff(request, reply, dependencies);
        const { batchId } = request.params;
        const prints = parsePrintNames(request.query.prints);
        const found = await getBatchFiles(dependencies, actor, { batchId, prints });
        if (found.kind === "error") return sendError(reply, found);
        const { name, closedAt, files } = found.value;
        setDownloadHeaders(reply, "application/zip", `${name}.zip`);
        return reply.send(zipStream({ orderNumber: name, orderedAt: closedAt, files }));
      },
    );

    app.get<{ Params: { batchId: string; fileName: string } }>(
      "/api/owner/batches/:batchId/papers/:fileName",
      async (request, reply) => {
        const actor = await authenticateStaff(request, reply, dependencies);
        const found = await getBatchDocument(dependencies, actor, request.params);
        if (found.kind === "error") return sendError(reply, found);
        const { name, bytes, open } = found.value;
        setDownloadHeaders(reply, contentTypeOf(name), name).header("content-length", bytes);
        return reply.send(open());
      },
    );
  };
