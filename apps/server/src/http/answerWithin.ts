import { busy } from "./errorHandler.ts";

/**
 * What `work` gives, or a refusal when it takes too long: a client has given up by then (R7.6). What was begun goes on, and
 * nobody hears of it. Fastify's own `handlerTimeout` stops its watch as soon as a request's body has been read.
 * @throws Failure UNAVAILABLE
 */
export const answerWithin = async <Answer>(
  milliseconds: number,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(busy()), milliseconds);
  try {
    return await Promise.race([work(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
