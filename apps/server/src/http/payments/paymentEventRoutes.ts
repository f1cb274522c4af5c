import { SITE_CODES, type SiteCode } from "@storywall/domain/sites/site.ts";
import type { FastifyPluginAsync } from "fastify";
import { type EventReading, PAYMENT_PROVIDERS, type PaymentProvider } from "../../ports/payments/Payments.ts";
import { receivePaymentEvent } from "../../usecases/payments/receivePaymentEvent.ts";
import type { Shop } from "../../usecases/shop.ts";
import { sendFailure } from "../failure.ts";

/** Providers' events are a few kB; an order of a hundred lines is none of them. */
const EVENT_LIMIT = 256 * 1024;

/** Providers send from a few addresses, and much at once when they had nobody to send to for a while. */
const MOST_A_MINUTE = 6000;

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
        bodyLimit: EVENT_LIMIT,
        config: { rateLimit: { max: MOST_A_MINUTE, timeWindow: 60_000 } },
      },
      async ({ params, headers, body, log }, reply) => {
        const provider = PAYMENT_PROVIDERS.find((known) => known === params.provider);
        const sites = provider ? sitesOf(shop, provider) : [];
        if (!provider || sites.length === 0) return sendFailure(reply, NO_SUCH_PROVIDER);

        const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const now = shop.clock.now();
        const readings = sites.map((site) => shop.payments[site].readEvent(rawBody, headers, now));
        for (const [index, reading] of readings.entries()) {
          const site = sites[index];
          if (site && reading.kind === "event")
            await receivePaymentEvent(shop, { provider, site }, reading.event);
        }
        if (readings.some(({ kind }) => kind !== "invalid")) return reply.send({ received: true });
        log.warn({ provider, reason: reasonOf(readings) }, "payment event refused");
        return sendFailure(reply, NOT_BELIEVED);
      },
    );
  };

const sitesOf = ({ payments }: Shop, provider: PaymentProvider): readonly SiteCode[] =>
  SITE_CODES.filter((site) => payments[site].provider === provider);

/** Another site's secret says "signature" of every event; what the right one says is worth knowing. */
const reasonOf = (readings: readonly EventReading[]): string => {
  const reasons = readings.flatMap((reading) => (reading.kind === "invalid" ? [reading.reason] : []));
  return reasons.find((reason) => reason !== "signature") ?? "signature";
};

const NO_SUCH_PROVIDER = {
  error: "NOT_FOUND",
  message: "This shop takes no money by that provider.",
} as const;

const NOT_BELIEVED = {
  error: "BAD_REQUEST",
  message: "This event is not signed as it should be, or its time is not now.",
} as const;
