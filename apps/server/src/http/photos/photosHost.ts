import type { FastifyReply, FastifyRequest } from "fastify";
import { sendError } from "../httpError.ts";
import { PHOTO_ROUTE } from "./photoFileRoute.ts";

const NOT_A_PHOTO = { error: "NOT_FOUND", message: "There are only photos at this address." } as const;

/**
 * On a host that photos have for themselves nothing else is answered: no page or call of the shop runs where strangers'
 * bytes come from, and so no cookie of the shop is ever set or sent there.
 */
export const restrictPhotosHost = (photosUrl: string, publicUrl: string) => {
  const { host } = new URL(photosUrl);
  const hasOwnHost = host !== new URL(publicUrl).host;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    hasOwnHost && request.host === host && request.routeOptions.url !== PHOTO_ROUTE
      ? sendError(reply, NOT_A_PHOTO)
      : undefined;
};
