import type { FastifyInstance } from "fastify";

/** Polled every few seconds, so logged at level debug. */
const PROBE_ROUTES = new Set(["/healthz", "/readyz", "/metrics"]);

/**
 * Logs one line for each response, with the route and not the URL: URLs hold ids that give access. The line has the
 * request id, which the response and its error lines have too.
 */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(reply.raw.writableFinished ? {} : { isCutOff: true }),
    };
    if (PROBE_ROUTES.has(route)) request.log.debug(line, "request");
    else request.log.info(line, "request");
  });
};
