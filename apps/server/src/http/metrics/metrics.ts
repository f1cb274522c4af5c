import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Figures of this process, besides those of Node. */
type ProcessMetricSources = {
  /** Null with the embedded database, which has one connection. */
  readonly databasePool:
    | (() => { readonly busy: number; readonly idle: number; readonly waiting: number })
    | null;
  readonly images: () => { readonly running: number; readonly waiting: number };
};

/** From reading a cart (1 ms) to the longest call (30 s). */
const DURATION_BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Creates the registry with the metrics of this process. Labels are routes, methods and states: few values and no
 * personal data.
 */
export const createMetricsRegistry = ({ databasePool, images }: ProcessMetricSources): Registry => {
  const registry = new Registry();
  // Event loop lag, memory, garbage collection, open files.
  collectDefaultMetrics({ register: registry });
  addGauge(registry, "storywall_images_jobs", "Photos that are being decoded or wait for it", "state", () =>
    Object.entries(images()),
  );
  if (databasePool) {
    addGauge(
      registry,
      "storywall_database_connections",
      "Connections, and queries that wait for one",
      "state",
      () => Object.entries(databasePool()),
    );
  }
  return registry;
};

/** Adds a gauge that is computed when the metrics are read. */
export const addGauge = (
  registry: Registry,
  name: string,
  help: string,
  label: string,
  read: () => Iterable<readonly [string, number]>,
): void => {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      this.reset();
      for (const [value, count] of read()) this.set({ [label]: value }, count);
    },
  });
};

/** Measures every request by its route, which holds no id. */
export const measureRequests = (app: FastifyInstance, registry: Registry): void => {
  const registers = [registry];
  const durations = new Histogram({
    name: "storywall_http_request_seconds",
    help: "Time from a request's headers to the end of its response",
    labelNames: ["method", "route", "status"],
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  });
  const inFlight = new Gauge({
    name: "storywall_http_requests_in_flight",
    help: "Requests in flight",
    registers,
  });
  const aborted = new Counter({
    name: "storywall_http_requests_cut_off_total",
    help: "Requests whose client disconnected before the end of the response",
    registers,
  });
  app.addHook("onRequest", async () => inFlight.inc());
  app.addHook("onResponse", async (request, reply) => {
    inFlight.dec();
    if (!reply.raw.writableFinished) aborted.inc();
    const route = request.routeOptions.url ?? "none";
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
};
