import { extname } from "node:path";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { type GetPrintsDependencies, getPrintFile, getPrintPackage } from "../../usecases/print/getPrints.ts";
import { HttpError, sendError } from "../httpError.ts";
import { sessionCookie } from "../owner/sessionCookie.ts";
import { zipStream } from "./zipStream.ts";

type PrintRoutesDependencies = GetPrintsDependencies & {
  readonly isOwner: (token: string) => Promise<boolean>;
  readonly publicUrl: string;
};

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

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".pdf": "application/pdf",
  ".json": "application/json; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
};
const contentTypeOf = (name: string): string => CONTENT_TYPES[extname(name)] ?? "application/octet-stream";

/**
 * Serves prints to the owner only: `/api/owner/orders/<id>/prints.zip` when the order's folder is complete, and each
 * of its files by name. As files they are not calls of the contract, but their errors have the same format.
 */
export const printRoutes =
  ({ isOwner, publicUrl, ...dependencies }: PrintRoutesDependencies): FastifyPluginAsync =>
  async (app) => {
    app.addHook("onRequest", async (request: FastifyRequest, reply) => {
      const { token } = sessionCookie(request, reply, publicUrl.startsWith("https:"));
      if (token === undefined || !(await isOwner(token))) {
        throw new HttpError("OWNER_ONLY", "This is for the shop's owner. Please sign in at /admin.");
      }
    });

    app.get<{ Params: { orderId: string } }>(
      "/api/owner/orders/:orderId/prints.zip",
      async ({ params: { orderId } }, reply) => {
        const found = await getPrintPackage(dependencies, orderId);
        if (found.kind === "error") return sendError(reply, found);
        setDownloadHeaders(reply, "application/zip", `${found.value.orderNumber}_prints.zip`);
        return reply.send(zipStream(found.value));
      },
    );

    app.get<{ Params: { orderId: string; fileName: string } }>(
      "/api/owner/orders/:orderId/prints/:fileName",
      async ({ params: { orderId, fileName } }, reply) => {
        const found = await getPrintFile(dependencies, orderId, fileName);
        if (found.kind === "error") return sendError(reply, found);
        const { name, bytes, open } = found.value;
        setDownloadHeaders(reply, contentTypeOf(name), name).header("content-length", bytes);
        return reply.send(open());
      },
    );
  };
