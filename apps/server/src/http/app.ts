import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
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

/** For a request to arrive whole: 5 MB of a photo over a line of 0.15 Mbit/s. Headers have Node's own minute. */
const REQUEST_TIMEOUT_MS = 300_000;

export type BaseAppOptions = {
  readonly logger: FastifyBaseLogger | false;
  readonly health: HealthChecks;
  readonly trustProxy: readonly string[];
  /** Absent: nobody measures. */
  readonly metrics?: MetricsOptions;
};

export type AppOptions = BaseAppOptions &
  RegisterCallsOptions & {
    /** Whole groups of routes that look after themselves: photos, previews, documentation, pages. */
    readonly routes: readonly FastifyPluginAsync[];
    /** Absent: photos have no host of their own. */
    readonly photosUrl?: string;
  };

/** What every process answers, whatever its role, not yet listening. */
const createBaseApp = async (options: BaseAppOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    // Paths hold ids that open things, so they are never logged; errors name their route instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: DEFAULT_MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: options.trustProxy.length > 0 ? [...options.trustProxy] : false,
    // A body with `__proto__` or `constructor.prototype` is an attack; such requests are refused, not cleaned.
    onProtoPoisoning: "error",
    onConstructorPoisoning: "error",
    forceCloseConnections: "idle",
    // While it closes: what comes on a connection that is still open is answered, and then the connection ends.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    // An address that cannot be read never meets the hooks below, so it gets their headers here.
    frameworkErrors: (error, request, reply) =>
      handleError(
        error,
        request,
        reply.headers({ ...UNREADABLE_REQUEST_HEADERS, "x-request-id": request.id }),
      ),
  });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_request, reply) => sendError(reply, PAGE_NOT_FOUND));
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  if (options.logger) logRequests(app);
  if (options.metrics) measureRequests(app, options.metrics.registry);
  return app;
};

/** How a process is, for whoever watches it. */
const addStatusRoutes = async (app: FastifyInstance, { health, metrics }: BaseAppOptions): Promise<void> => {
  await app.register(healthRoutes(health));
  if (metrics) await app.register(metricsRoute(metrics));
};

/** A worker's door: nothing of the shop, only how it is. */
export const buildWorkerApp = async (options: BaseAppOptions): Promise<FastifyInstance> => {
  const app = await createBaseApp(options);
  await addStatusRoutes(app, options);
  return app;
};

/** The shop's HTTP door, not yet listening: tests knock on it with `inject`. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const app = await createBaseApp(options);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Photos and pictures are shown by every site of the shop, whichever host serves them.
    crossOriginResourcePolicy: { policy: "cross-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    strictTransportSecurity: options.publicUrl.startsWith("https:"),
  });
  // After helmet, so that a group of routes can put its own policy in its place.
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("content-security-policy", STRICT_CSP);
  });
  app.addHook("onRequest", async ({ ip }) => {
    // Whoever hung up at once has no address to be counted by, and hears nothing of this.
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
      new HttpError("TOO_MANY_REQUESTS", `That was a lot at once. Please wait ${after} and try again.`),
  });
  // JSON is the only body that calls take; groups of routes bring their own parsers.
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
