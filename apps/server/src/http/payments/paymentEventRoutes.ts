import { SITE_CODES, type SiteCode } from "@storywall/domain/sites/site.ts";
import type { FastifyPluginAsync } from "fastify";
import {
  PAYMENT_PROVIDERS,
  type PaymentProvider,
  type VerifiedEvent,
} from "../../ports/payments/Payments.ts";
import { receivePaymentEvent } from "../../usecases/payments/receivePaymentEvent.ts";
import type { Shop } from "../../usecases/shop.ts";
import { sendError } from "../httpError.ts";

/** Providers' events are a few kB; an order of a hundred lines is none of them. */
const MAX_EVENT_BYTES = 256 * 1024;

/** Providers send from a few addresses, and much at once when they had nobody to send to for a while. */
const MAX_EVENTS_PER_MINUTE = 6000;

/**
 * Where providers tell what happened. The signature is checked on the very bytes that came, with the secret of each site
 * that has this provider, and the event counts for those sites only whose secret fits. It is stored before it is answered;
 * everything else happens after, for a provider waits a few seconds and then sends it again.
 */
export const paymentEventRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

    app.post<{ Params: { provider: string } }>(
      "/api/payments/webhook/:provider",
      {
        bodyLimit: MAX_EVENT_BYTES,
        config: { rateLimit: { max: MAX_EVENTS_PER_MINUTE, timeWindow: 60_000 } },
      },
      async ({ params, headers, body, log }, reply) => {
        const provider = PAYMENT_PROVIDERS.find((known) => known === params.provider);
        const sites = provider ? sitesOfProvider(shop, provider) : [];
        if (!provider || sites.length === 0) return sendError(reply, PROVIDER_NOT_FOUND);

        const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const now = shop.clock.now();
        const verifications = sites.map((site) => shop.payments[site].verifyEvent(rawBody, headers, now));
        for (const [index, verification] of verifications.entries()) {
          const site = sites[index];
          if (site && verification.kind === "event")
            await receivePaymentEvent(shop, { provider, site }, verification.event);
        }
        if (verifications.some(({ kind }) => kind !== "invalid")) return reply.send({ received: true });
        log.warn({ provider, reason: invalidReasonOf(verifications) }, "payment event refused");
        return sendError(reply, INVALID_EVENT);
      },
    );
  };

const sitesOfProvider = ({ payments }: Shop, provider: PaymentProvider): readonly SiteCode[] =>
  SITE_CODES.filter((site) => payments[site].provider === provider);

/** Another site's secret says "signature" of every event; what the right one says is worth knowing. */
const invalidReasonOf = (verifications: readonly VerifiedEvent[]): string => {
  const reasons = verifications.flatMap((verification) =>
    verification.kind === "invalid" ? [verification.reason] : [],
  );
  return reasons.find((reason) => reason !== "signature") ?? "signature";
};

const PROVIDER_NOT_FOUND = {
  error: "NOT_FOUND",
  message: "This shop takes no money by that provider.",
} as const;

const INVALID_EVENT = {
  error: "BAD_REQUEST",
  message: "This event is not signed as it should be, or its time is not now.",
} as const;
