import { unavailable } from "./errorHandler.ts";

/**
 * Returns the result of `work`, or throws after `milliseconds`, when the client has stopped waiting (R7.6). Does not
 * cancel `work`. Fastify's own `handlerTimeout` stops counting as soon as the request's body is read.
 * @throws HttpError UNAVAILABLE
 */
export const withTimeout = async <Value>(
  milliseconds: number,
  work: () => Promise<Value>,
): Promise<Value> => {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(unavailable()), milliseconds);
  try {
    return await Promise.race([work(), timeout]);
  } finally {
    clearTimeout(timer);
  }
};
