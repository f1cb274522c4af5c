import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  LogController,
} from "fastify";
import { STRICT_CSP } from "./contentSecurityPolicy.ts";
import { rejectCrossSiteWrites } from "./csrf.ts";
import { handleError } from "./errorHandler.ts";
import { type HealthChecks, healthRoutes } from "./health.ts";
import { HttpError, sendError } from "./httpError.ts";
import { DEFAULT_MAX_BODY_BYTES, GLOBAL_RATE_LIMIT, scaleLimitForAddress } from "./limits.ts";
import { logRequests } from "./logRequests.ts";
import { measureRequests } from "./metrics/metrics.ts";
import { type MetricsOptions, metricsRoute } from "./metrics/metricsRoute.ts";
import { restrictPhotosHost } from "./photos/photosHost.ts";
import { type RegisterCallsOptions, registerCalls } from "./registerCalls.ts";
import { closeSlowReaders } from "./slowReaders.ts";

/**
 * Longest time for a request to arrive: 5 MB of a photo at 0.15 Mbit/s. Headers have Node's own limit of a minute.
 */
const REQUEST_TIMEOUT_MS = 5 * MINUTE_MS;

export type BaseAppOptions = {
  readonly logger: FastifyBaseLogger | false;
  readonly health: HealthChecks;
  readonly trustProxy: readonly string[];
  /** Absent for an app without metrics. */
  readonly metrics?: MetricsOptions;
};

type AppOptions = BaseAppOptions &
  RegisterCallsOptions & {
    /** Route plugins: photos, previews, documentation, pages. */
    readonly routes: readonly FastifyPluginAsync[];
    /** Origin of the photos' own host; absent when photos have none. */
    readonly photosUrl?: string;
  };

/** Creates the app that every role shares. It does not listen yet. */
const createBaseApp = async (options: BaseAppOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    // Paths hold ids that give access, so they are never logged. Errors name their route instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: DEFAULT_MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    // A body with `__proto__` or `constructor.prototype` is an attack. Such requests are rejected, not cleaned.
    onProtoPoisoning: "error",
    onConstructorPoisoning: "error",
    forceCloseConnections: "idle",
    // While closing, requests on open connections are still answered; then the connection ends.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    // The hooks below do not run for a URL that cannot be parsed, so its headers are set here.
    frameworkErrors: (error, request, reply) =>
      handleError(
        error,
        request,
        reply.headers({ ...UNREADABLE_REQUEST_HEADERS, "x-request-id": request.id }),
      ),
  });
  const stopClosingSlowReaders = closeSlowReaders(app.server);
  app.addHook("onClose", async () => stopClosingSlowReaders());
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_request, reply) => sendError(reply, PAGE_NOT_FOUND));
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  if (options.logger) logRequests(app);
  if (options.metrics) measureRequests(app, options.metrics.registry);
  return app;
};

/** Adds the routes for health checks and metrics. */
const addStatusRoutes = async (app: FastifyInstance, { health, metrics }: BaseAppOptions): Promise<void> => {
  await app.register(healthRoutes(health));
  if (metrics) await app.register(metricsRoute(metrics));
};

/** Creates the HTTP app of a worker: health checks and metrics only. It does not listen yet. */
export const buildWorkerApp = async (options: BaseAppOptions): Promise<FastifyInstance> => {
  const app = await createBaseApp(options);
  await addStatusRoutes(app, options);
  return app;
};

/** Creates the shop's HTTP app. It does not listen yet, so that tests can use `inject`. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const app = await createBaseApp(options);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Pages of all sites show photos and other images, whichever host serves them.
    crossOriginResourcePolicy: { policy: "cross-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    strictTransportSecurity: options.publicUrl.startsWith("https:"),
  });
  // Added after helmet, so that route plugins can replace the policy.
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("content-security-policy", STRICT_CSP);
  });
  app.addHook("onRequest", async ({ ip }) => {
    // A client that disconnected at once has no address for the rate limit, and gets no response.
    if (ip === undefined) throw new HttpError("BAD_REQUEST", "The connection was closed.");
  });
  app.addHook("onRequest", restrictPhotosHost(options.photosUrl ?? options.publicUrl, options.publicUrl));
  app.addHook("onRequest", rejectCrossSiteWrites(options));
  await app.register(cookie);
  await app.register(rateLimit, {
    global: true,
    max: (request) => scaleLimitForAddress(GLOBAL_RATE_LIMIT.max, request.ip),
    timeWindow: GLOBAL_RATE_LIMIT.seconds * 1000,
    errorResponseBuilder: (_request, { after }) =>
      new HttpError("TOO_MANY_REQUESTS", `Too many requests at once. Please wait ${after} and try again.`),
  });
  // Calls accept only JSON. Route plugins bring their own parsers.
  app.removeContentTypeParser("text/plain");

  registerCalls(app, options);
  app.all("/api/*", (_request, reply) => sendError(reply, CALL_NOT_FOUND));
  await addStatusRoutes(app, options);
  for (const routes of options.routes) await app.register(routes);
  return app;
};

const UNREADABLE_REQUEST_HEADERS = {
  "content-security-policy": STRICT_CSP,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
} as const;
const CALL_NOT_FOUND = {
  error: "NOT_FOUND",
  message: "There is no such call. /api/docs lists them all.",
} as const;
const PAGE_NOT_FOUND = { error: "NOT_FOUND", message: "There is nothing at this address." } as const;
