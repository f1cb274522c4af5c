import { createHash } from "node:crypto";
import { normalizeIP } from "@fastify/rate-limit";
import { toMailboxKey } from "@storywall/domain/email/mailboxKey.ts";
import { isAbsentId } from "@storywall/domain/ids/absentId.ts";
import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../ports/platform/Clock.ts";
import type { RateLimitCounters, RateLimitWindow } from "../ports/platform/RateLimitCounters.ts";
import { describeError } from "./errorHandler.ts";
import { HttpError } from "./httpError.ts";
import { type RateLimit, scaleLimitForAddress } from "./limits.ts";

export type RateLimiter = { readonly rateLimitCounters: RateLimitCounters; readonly clock: Clock };

/**
 * Counts a request against its limits (address, visitor, mailbox) and reports the remaining number in the
 * response's headers. A response with 5xx is not counted: the shopper loses no attempts through our errors or
 * those of our services.
 * @throws HttpError TOO_MANY_REQUESTS when a limit is exceeded.
 */
export const enforceRateLimit = async (
  { rateLimitCounters, clock }: RateLimiter,
  limit: RateLimit,
  request: FastifyRequest,
  reply: FastifyReply,
  /** Cart, checkout, payment or visitor to count, when it is not the one that the request names. */
  visitorId = visitorIdOf(request),
): Promise<void> => {
  const now = clock.now();
  const windows = windowsOf(limit, request, visitorId);
  const counts = await rateLimitCounters.increment(windows, now);
  const statuses = windows.map(({ max }, index) => {
    const { count = 0, endsAt = now } = counts[index] ?? {};
    const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
    return { max, remaining: max - count, seconds };
  });
  const strictest = statuses.reduce((one, other) => (other.remaining < one.remaining ? other : one));
  reply
    .header("x-ratelimit-limit", strictest.max)
    .header("x-ratelimit-remaining", Math.max(0, strictest.remaining))
    .header("x-ratelimit-reset", strictest.seconds);
  if (strictest.remaining >= 0) {
    const keys = windows.map(({ key }) => key);
    reply.raw.once("finish", () => {
      if (reply.statusCode < 500) return;
      rateLimitCounters.decrement(keys, clock.now()).catch((error: unknown) => {
        request.log.warn(describeError(error), "A rate limit count was not decremented");
      });
    });
    return;
  }
  const waitSeconds = Math.max(
    ...statuses.filter(({ remaining }) => remaining < 0).map(({ seconds }) => seconds),
  );
  reply.header("retry-after", waitSeconds);
  throw new HttpError(
    "TOO_MANY_REQUESTS",
    `Too many requests at once. Please wait ${formatSeconds(waitSeconds)} and try again.`,
  );
};

type LimitedWindow = RateLimitWindow & { readonly max: number };

const windowsOf = (
  limit: RateLimit,
  request: FastifyRequest,
  visitor: string | undefined,
): [LimitedWindow, ...LimitedWindow[]] => {
  const createWindow = (kind: string, id: string, baseMax: number): LimitedWindow => {
    const max = scaleLimitForAddress(baseMax, request.ip);
    return {
      // Hashed, since ids give access and addresses are personal data.
      key: `${limit.group} ${kind} ${hash(id)}`,
      windowMs: limit.seconds * 1000,
      restartAtCount: limit.restartsWhenExceeded ? max : null,
      max,
    };
  };
  // An IPv6 client has a whole network of addresses.
  const ofAddress = createWindow("address", normalizeIP(request.ip, 64), limit.address);
  const mailbox = mailboxOf(request);
  return [
    ofAddress,
    ...(visitor === undefined || limit.visitor === null
      ? []
      : [createWindow("visitor", visitor, limit.visitor)]),
    ...(mailbox === undefined || limit.mailbox === undefined
      ? []
      : [createWindow("mailbox", mailbox, limit.mailbox)]),
  ];
};

/** Fields that identify the visitor of a request, the most specific first. */
const VISITOR_FIELDS = ["cartId", "checkoutId", "paymentIntentId", "orderId", "userId", "user_id"];

const visitorIdOf = ({ body, query }: FastifyRequest): string | undefined => {
  for (const field of VISITOR_FIELDS) {
    const id = fieldOf(body, field) ?? fieldOf(query, field);
    if (typeof id === "string" && !isAbsentId(id)) return id;
  }
  return undefined;
};

const mailboxOf = ({ body }: FastifyRequest): string | undefined => {
  const email = fieldOf(body, "email");
  return typeof email === "string" ? toMailboxKey(email) : undefined;
};

/**
 * Returns a hash of the network of an IP address. An IPv6 client has a whole /64 network, so that is hashed, not the
 * address.
 */
export const hashNetwork = (address: string): string => hash(normalizeIP(address, 64));

const hash = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 22);

const formatSeconds = (seconds: number): string => {
  if (seconds < 90) return seconds === 1 ? "a second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
};
