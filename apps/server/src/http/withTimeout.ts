import { unavailable } from "./errorHandler.ts";

/**
 * What `work` gives, or a refusal when it takes too long: a client has given up by then (R7.6). What was begun goes on, and
 * nobody hears of it. Fastify's own `handlerTimeout` stops its watch as soon as a request's body has been read.
 * @throws Failure UNAVAILABLE
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
