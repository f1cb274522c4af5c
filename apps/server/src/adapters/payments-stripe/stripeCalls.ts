import { setTimeout as wait } from "node:timers/promises";
import Stripe from "stripe";
import { PaymentsUnavailableError } from "../../ports/payments/Payments.ts";

/** The same key is being worked on by another of our processes, which takes Stripe a moment. */
const MAX_CONFLICTS = 8;
const CONFLICT_RETRY_DELAY_MS = 250;

/** Stripe's answer. @throws PaymentsUnavailable when nobody can say what Stripe has done. */
export const callStripe = async <Reply>(call: () => Promise<Reply>): Promise<Reply> => {
  for (let conflicts = 0; ; conflicts++) {
    try {
      return await call();
    } catch (error) {
      if (isKeyInUse(error) && conflicts < MAX_CONFLICTS) await wait(CONFLICT_RETRY_DELAY_MS);
      else throw isUnavailable(error) ? toUnavailableError(error) : error;
    }
  }
};

/**
 * So many of Stripe's own errors are taken for an answer before we give up. The last key is another one each minute: in an
 * hour of errors all others are spent, for a day, and who wanted to pay in it could not pay after it.
 */
const keySuffixes = (): readonly string[] => [
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
export const withIdempotencyKeys = async <Reply>(
  key: string,
  call: (idempotencyKey: string) => Promise<Reply>,
  find: () => Promise<Reply | undefined> = async () => undefined,
): Promise<Reply> => {
  let lastError: unknown;
  for (const suffix of keySuffixes()) {
    const result = await callTwice(() => call(key + suffix));
    if (result.kind === "reply") return result.reply;
    lastError = result.error;
    const found = await find();
    if (found !== undefined) return found;
  }
  throw lastError;
};

type KeyedResult<Reply> =
  | { readonly kind: "reply"; readonly reply: Reply }
  /** The work with this key is over, and how it ended this key will never tell. */
  | { readonly kind: "spent"; readonly error: unknown };

/** After an error of Stripe's nobody knows whether the work goes on; the same key again tells. */
const callTwice = async <Reply>(call: () => Promise<Reply>): Promise<KeyedResult<Reply>> => {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return { kind: "reply", reply: await callStripe(call) };
    } catch (error) {
      const cause = error instanceof PaymentsUnavailableError ? error.cause : undefined;
      if (!isStripeServerError(cause)) throw error;
      if (cause.headers?.["idempotent-replayed"] === "true") return { kind: "spent", error };
      if (!isFirst) throw error;
    }
  }
};

/** Whether Stripe says that there is no such thing. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

/** Whether Stripe says that this cannot be done with the thing as it stands. */
export const isInvalidRequest = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== "resource_missing";

const isKeyInUse = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAPIError && error.statusCode === 409;

const isStripeServerError = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeAPIError> =>
  error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500;

const isUnavailable = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  // Keys that were changed or lack a right: for the shopper the same, and a person reads it in the log.
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError;

/** Stripe's own sentence stays out of the log: it may quote keys and what a shopper typed. */
const toUnavailableError = (
  error: InstanceType<typeof Stripe.errors.StripeError>,
): PaymentsUnavailableError =>
  new PaymentsUnavailableError(
    `Stripe: ${error.type} ${error.statusCode ?? ""} ${error.code ?? ""} ${error.requestId ?? ""}`.trimEnd(),
    { cause: error },
  );
