import { listSites } from "@storywall/domain/sites/site.ts";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { FastifyPluginAsync } from "fastify";
import { COMMERCE_HOSTS } from "../../ports/commerce/CommerceHost.ts";
import { receiveHostEvent } from "../../usecases/commerce/receiveHostEvent.ts";
import type { Shop } from "../../usecases/shop.ts";
import { sendError } from "../httpError.ts";

/** Largest event in bytes. Shopify sends whole orders; ours have at most some hundred lines. */
const MAX_EVENT_BYTES = 1024 * 1024;
const MAX_EVENTS_PER_MINUTE = 6000;

/**
 * Webhook of the commerce hosts. Verifies the signature of the raw body with the secret of each site that has the host,
 * stores the event and answers; the work follows, since hosts wait a few seconds and then send it again.
 */
export const hostEventRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

    app.post<{ Params: { host: string } }>(
      "/api/commerce/webhook/:host",
      {
        bodyLimit: MAX_EVENT_BYTES,
        config: { rateLimit: { max: MAX_EVENTS_PER_MINUTE, timeWindow: MINUTE_MS } },
      },
      async ({ params, headers, body, log }, reply) => {
        const name = COMMERCE_HOSTS.find((known) => known === params.host);
        const sites = listSites(shop.sites())
          .map(({ code }) => code)
          .filter((site) => name !== undefined && shop.commerceHosts[site]?.name === name);
        if (sites.length === 0) return sendError(reply, HOST_NOT_FOUND);
        const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const verifications = sites.flatMap((site) => {
          const host = shop.commerceHosts[site];
          return host ? [{ site, verified: host.verifyEvent(rawBody, headers) }] : [];
        });
        for (const { site, verified } of verifications) {
          if (verified.kind === "event") await receiveHostEvent(shop, site, verified.event);
        }
        if (verifications.some(({ verified }) => verified.kind !== "invalid"))
          return reply.send({ received: true });
        const reasons = verifications.flatMap(({ verified }) =>
          verified.kind === "invalid" ? [verified.reason] : [],
        );
        log.warn({ host: name, reasons }, "Event of a commerce host rejected");
        return sendError(reply, INVALID_EVENT);
      },
    );
  };

const HOST_NOT_FOUND = { error: "NOT_FOUND", message: "This shop has no such commerce host." } as const;
const INVALID_EVENT = { error: "BAD_REQUEST", message: "This event is not signed as it should be." } as const;
