import { setTimeout as wait } from "node:timers/promises";
import Stripe from "stripe";
import { PaymentsUnavailable } from "../../ports/payments/Payments.ts";

/** The same key is being worked on by another of our processes, which takes Stripe a moment. */
const MOST_CONFLICTS = 8;
const CONFLICT_PAUSE_MS = 250;

/** Stripe's answer. @throws PaymentsUnavailable when nobody can say what Stripe has done. */
export const askStripe = async <Reply>(call: () => Promise<Reply>): Promise<Reply> => {
  for (let conflicts = 0; ; conflicts++) {
    try {
      return await call();
    } catch (error) {
      if (isKeyInUse(error) && conflicts < MOST_CONFLICTS) await wait(CONFLICT_PAUSE_MS);
      else throw isUnavailable(error) ? unavailable(error) : error;
    }
  }
};

/**
 * So many of Stripe's own errors are taken for an answer before we give up. The last key is another one each minute: in an
 * hour of errors all others are spent, for a day, and who wanted to pay in it could not pay after it.
 */
const suffixes = (): readonly string[] => [
  "",
  ":again",
  ":once-more",
  `:in-minute-${Math.floor(Date.now() / 60_000)}`,
];

/**
 * Stripe gives the first answer of a key for a day, its own errors too: with the same key, an error would stay one. An
 * error that Stripe calls a repeated one is over, so then comes the next key, always in the same order: whoever repeats the
 * call meets the key that worked. Only for work that may be done twice unseen, or that `find` finds when it was done.
 */
export const withKeys = async <Reply>(
  key: string,
  call: (idempotencyKey: string) => Promise<Reply>,
  find: () => Promise<Reply | undefined> = async () => undefined,
): Promise<Reply> => {
  let last: unknown;
  for (const suffix of suffixes()) {
    const answer = await askTwice(() => call(key + suffix));
    if (answer.kind === "reply") return answer.reply;
    last = answer.error;
    const found = await find();
    if (found !== undefined) return found;
  }
  throw last;
};

type Answer<Reply> =
  | { readonly kind: "reply"; readonly reply: Reply }
  /** The work with this key is over, and how it ended this key will never tell. */
  | { readonly kind: "spent"; readonly error: unknown };

/** After an error of Stripe's nobody knows whether the work goes on; the same key again tells. */
const askTwice = async <Reply>(call: () => Promise<Reply>): Promise<Answer<Reply>> => {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return { kind: "reply", reply: await askStripe(call) };
    } catch (error) {
      const cause = error instanceof PaymentsUnavailable ? error.cause : undefined;
      if (!isStripesOwn(cause)) throw error;
      if (cause.headers?.["idempotent-replayed"] === "true") return { kind: "spent", error };
      if (!isFirst) throw error;
    }
  }
};

/** Whether Stripe says that there is no such thing. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

/** Whether Stripe says that this cannot be done with the thing as it stands. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== "resource_missing";

const isKeyInUse = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAPIError && error.statusCode === 409;

const isStripesOwn = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeAPIError> =>
  error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500;

const isUnavailable = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  // Keys that were changed or lack a right: for the shopper the same, and a person reads it in the log.
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError;

/** Stripe's own sentence stays out of the log: it may quote keys and what a shopper typed. */
const unavailable = (error: InstanceType<typeof Stripe.errors.StripeError>): PaymentsUnavailable =>
  new PaymentsUnavailable(
    `Stripe: ${error.type} ${error.statusCode ?? ""} ${error.code ?? ""} ${error.requestId ?? ""}`.trimEnd(),
    { cause: error },
  );
