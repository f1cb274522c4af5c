import type { FastifyReply, FastifyRequest } from "fastify";
import { sendError } from "../httpError.ts";
import { PHOTO_ROUTE } from "./photoFileRoute.ts";

const NOT_A_PHOTO = { error: "NOT_FOUND", message: "There are only photos at this address." } as const;

/**
 * Returns a hook that serves nothing but photos on the photos' own host. That host serves bytes from strangers,
 * so no page or call of the shop runs there, and no cookie of the shop is set or sent there.
 */
export const restrictPhotosHost = (photosUrl: string, publicUrl: string) => {
  const { host } = new URL(photosUrl);
  const hasOwnHost = host !== new URL(publicUrl).host;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    hasOwnHost && request.host === host && request.routeOptions.url !== PHOTO_ROUTE
      ? sendError(reply, NOT_A_PHOTO)
      : undefined;
};
