import { setTimeout as wait } from "node:timers/promises";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import Stripe from "stripe";
import { PaymentsRejectedError, PaymentsUnavailableError } from "../../ports/payments/Payments.ts";

/** Retries while another of our processes uses the same idempotency key, which takes Stripe a moment. */
const MAX_CONFLICTS = 8;
const CONFLICT_RETRY_DELAY_MS = 250;

/** Returns Stripe's reply. @throws PaymentsUnavailableError when it is unknown what Stripe has done. */
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
 * Suffixes of the keys that are tried in turn when Stripe answers with errors of its own. The last one changes each
 * minute: an hour of errors exhausts all the others for a day, and without it a shopper could not pay after that
 * hour.
 */
const keySuffixes = (): readonly string[] => [
  "",
  ":again",
  ":once-more",
  `:in-minute-${Math.floor(Date.now() / MINUTE_MS)}`,
];

/**
 * Calls Stripe with one idempotency key after another. Stripe repeats its first answer to a key for a day, also
 * an error of its own, so the same key would fail all day. When Stripe marks an error as replayed, the work
 * with that key has ended and the next key is tried. The order is always the same, so that a repeated call
 * meets the key that worked. Use it only for work that is harmless when done twice, or whose result `find`
 * finds.
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
  /** The work with this key has ended, and a repeat with it will never tell how. */
  | { readonly kind: "exhausted"; readonly error: unknown };

/** Repeats the call once after an error of Stripe's: only the same key shows whether the work still runs. */
const callTwice = async <Reply>(call: () => Promise<Reply>): Promise<KeyedResult<Reply>> => {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return { kind: "reply", reply: await callStripe(call) };
    } catch (error) {
      const cause = error instanceof PaymentsUnavailableError ? error.cause : undefined;
      if (!isStripeServerError(cause)) throw error;
      if (cause.headers?.["idempotent-replayed"] === "true") return { kind: "exhausted", error };
      if (!isFirst) throw error;
    }
  }
};

/** Returns the result of `work`. @throws PaymentsRejectedError instead of Stripe's errors that `work` does not handle. */
export const explainRejections = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new PaymentsRejectedError(describeStripeError(error), { cause: error });
  }
};

/** Checks for Stripe's error that the object does not exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

/** Checks for Stripe's error that the object's present state does not allow the request. */
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
  // The key was replaced or lacks a right. For the shopper this is the same as no answer; the log reports it to
  // the owner.
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError;

type StripeError = InstanceType<typeof Stripe.errors.StripeError>;

/** Stripe's own message stays out of the log: it may quote keys and a shopper's input. `param` is a field's name. */
const describeStripeError = ({ type, statusCode, code, param, requestId }: StripeError): string =>
  ["Stripe:", type, statusCode, code, param, requestId].filter((part) => part !== undefined).join(" ");

const toUnavailableError = (error: StripeError): PaymentsUnavailableError =>
  new PaymentsUnavailableError(describeStripeError(error), { cause: error });
