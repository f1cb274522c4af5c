import { listSites, type SiteCode } from "@storywall/domain/sites/site.ts";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { FastifyPluginAsync } from "fastify";
import {
  PAYMENT_PROVIDERS,
  type PaymentProvider,
  type VerifiedEvent,
} from "../../ports/payments/Payments.ts";
import { findPayments, paymentsOf } from "../../usecases/payments/paymentsOf.ts";
import { receivePaymentEvent } from "../../usecases/payments/receivePaymentEvent.ts";
import type { Shop } from "../../usecases/shop.ts";
import { sendError } from "../httpError.ts";

/** Largest event in bytes. Events are a few kB; no provider sends whole orders. */
const MAX_EVENT_BYTES = 256 * 1024;

/** Providers send from a few addresses, and many events at once after our server was away. */
const MAX_EVENTS_PER_MINUTE = 6000;

/**
 * Webhook of the payment providers. Verifies the signature of the raw body with the secret of each site that has the
 * provider. The event counts only for sites whose secret matches. The event is stored before the response; all other
 * work follows later, since providers wait a few seconds and then send it again.
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
        config: { rateLimit: { max: MAX_EVENTS_PER_MINUTE, timeWindow: MINUTE_MS } },
      },
      async ({ params, headers, body, log }, reply) => {
        const provider = PAYMENT_PROVIDERS.find((known) => known === params.provider);
        const sites = provider ? sitesOfProvider(shop, provider) : [];
        if (!provider || sites.length === 0) return sendError(reply, PROVIDER_NOT_FOUND);

        const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const now = shop.clock.now();
        const verifications = sites.map((site) => paymentsOf(shop, site).verifyEvent(rawBody, headers, now));
        for (const [index, verification] of verifications.entries()) {
          const site = sites[index];
          if (site && verification.kind === "event")
            await receivePaymentEvent(shop, { provider, site }, verification.event);
        }
        if (verifications.some(({ kind }) => kind !== "invalid")) return reply.send({ received: true });
        log.warn({ provider, reason: invalidReasonOf(verifications) }, "Payment event rejected");
        return sendError(reply, INVALID_EVENT);
      },
    );
  };

const sitesOfProvider = (shop: Shop, provider: PaymentProvider): readonly SiteCode[] =>
  listSites(shop.sites())
    .map(({ code }) => code)
    .filter((site) => findPayments(shop, site)?.provider === provider);

/**
 * Returns the reason for the log. An event fails with "signature" for the secret of every other site, so any
 * other reason is more useful.
 */
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
