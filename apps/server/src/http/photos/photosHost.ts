import type { FastifyReply, FastifyRequest } from "fastify";
import { sendFailure } from "../failure.ts";
import { PHOTO_ROUTE } from "./photoFileRoute.ts";

const ONLY_PHOTOS = { error: "NOT_FOUND", message: "There are only photos at this address." } as const;

/**
 * On a host that photos have for themselves nothing else is answered: no page or call of the shop runs where strangers'
 * bytes come from, and so no cookie of the shop is ever set or sent there.
 */
export const keepToPhotos = (photosUrl: string, publicUrl: string) => {
  const { host } = new URL(photosUrl);
  const isApart = host !== new URL(publicUrl).host;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    isApart && request.host === host && request.routeOptions.url !== PHOTO_ROUTE
      ? sendFailure(reply, ONLY_PHOTOS)
      : undefined;
};
