import { createHash } from "node:crypto";
import { normalizeIP } from "@fastify/rate-limit";
import { isAbsentId } from "@storywall/domain/ids/absentId.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../ports/platform/Clock.ts";
import type { Counting, RateCounts } from "../ports/platform/RateCounts.ts";
import { normaliseEmail } from "../usecases/checkout/normaliseEmail.ts";
import { describe } from "./errorHandler.ts";
import { Failure } from "./failure.ts";
import { limitFor, type RateLimit } from "./limits.ts";
import { fieldOf } from "./site.ts";

export type RequestCounter = { readonly rateCounts: RateCounts; readonly clock: Clock };

/**
 * Counts a request against its limit, for its visitor, its address and whom it writes to, and says in its headers how many are left.
 * What we, or who works for us, then could not do (5xx) is given back: nobody pays for our failures with their tries.
 * @throws Failure when there were too many.
 */
export const countRequest = async (
  { rateCounts, clock }: RequestCounter,
  limit: RateLimit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const now = clock.now();
  const countings = countingsOf(limit, request);
  const counts = await rateCounts.add(countings, now);
  const standings = countings.map(({ max }, index) => {
    const { count = 0, endsAt = now } = counts[index] ?? {};
    const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
    return { max, left: max - count, seconds };
  });
  const tightest = standings.reduce((one, other) => (other.left < one.left ? other : one));
  reply
    .header("x-ratelimit-limit", tightest.max)
    .header("x-ratelimit-remaining", Math.max(0, tightest.left))
    .header("x-ratelimit-reset", tightest.seconds);
  if (tightest.left >= 0) {
    const keys = countings.map(({ key }) => key);
    reply.raw.once("finish", () => {
      if (reply.statusCode < 500) return;
      rateCounts.giveBack(keys, clock.now()).catch((error: unknown) => {
        request.log.warn(describe(error), "a count was not given back");
      });
    });
    return;
  }
  const wait = Math.max(...standings.filter(({ left }) => left < 0).map(({ seconds }) => seconds));
  reply.header("retry-after", wait);
  throw new Failure(
    "TOO_MANY_REQUESTS",
    `That was a lot at once. Please wait ${inWords(wait)} and try again.`,
  );
};

type Limited = Counting & { readonly max: number };

const countingsOf = (limit: RateLimit, request: FastifyRequest): [Limited, ...Limited[]] => {
  const counting = (kind: string, who: string, most: number): Limited => {
    const max = limitFor(most, request.ip);
    return {
      // Ids open things and addresses are people's: neither is kept.
      key: `${limit.group} ${kind} ${hash(who)}`,
      windowMs: limit.seconds * 1000,
      pausesAfter: limit.pauses ? max : null,
      max,
    };
  };
  // One shopper has a whole network of IPv6 addresses.
  const ofAddress = counting("address", normalizeIP(request.ip, 64), limit.address);
  const visitor = visitorOf(request);
  const mailbox = mailboxOf(request);
  return [
    ofAddress,
    ...(visitor === undefined || limit.visitor === null ? [] : [counting("visitor", visitor, limit.visitor)]),
    ...(mailbox === undefined || limit.mailbox === undefined
      ? []
      : [counting("mailbox", mailbox, limit.mailbox)]),
  ];
};

/** Ids by which a request says whose it is, the nearest first. */
const VISITOR_FIELDS = ["cartId", "checkoutId", "paymentIntentId", "orderId", "userId", "user_id"];

const visitorOf = ({ body, query }: FastifyRequest): string | undefined => {
  for (const field of VISITOR_FIELDS) {
    const id = fieldOf(body, field) ?? fieldOf(query, field);
    if (typeof id === "string" && !isAbsentId(id)) return id;
  }
  return undefined;
};

const mailboxOf = ({ body }: FastifyRequest): string | undefined => {
  const email = fieldOf(body, "email");
  return typeof email === "string" ? normaliseEmail(email) : undefined;
};

/** The network that a request comes from, as a name that is no address: one shopper has a whole network of IPv6 addresses. */
export const networkOf = (address: string): string => hash(normalizeIP(address, 64));

const hash = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 22);

const inWords = (seconds: number): string => {
  if (seconds < 90) return seconds === 1 ? "a second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
};
