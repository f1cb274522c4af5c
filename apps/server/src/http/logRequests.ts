import type { FastifyInstance } from "fastify";

/** Asked every few seconds by machines, and of no interest to anybody when all is well. */
const PROBE_ROUTES = new Set(["/healthz", "/readyz", "/metrics"]);

/**
 * One line a request, when its answer is out: the route and not the address, since addresses hold ids that open things.
 * The line has the request's id, as the reply and its errors' lines have it.
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
