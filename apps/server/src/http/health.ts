import type { FastifyPluginAsync } from "fastify";

/** Checks that must succeed before a load balancer sends visitors to this process, by name. */
export type HealthChecks = Readonly<Record<string, () => Promise<unknown>>>;

const TIMEOUT_MS = 2_000;

/** Routes for supervisors: `/healthz` (the process runs) and `/readyz` (all checks succeed). */
export const healthRoutes =
  (checks: HealthChecks): FastifyPluginAsync =>
  async (app) => {
    app.get("/healthz", async () => ({ status: "ok" }));

    app.get("/readyz", async (_request, reply) => {
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, await isHealthy(check)] as const),
      );
      const isReady = results.every(([, isOk]) => isOk);
      return reply
        .code(isReady ? 200 : 503)
        .header("cache-control", "no-store")
        .send({
          status: isReady ? "ready" : "not ready",
          checks: Object.fromEntries(results.map(([name, isOk]) => [name, isOk ? "ok" : "no answer"])),
        });
    });
  };

const isHealthy = async (check: () => Promise<unknown>): Promise<boolean> => {
  const { promise: timeout, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  const succeeded = check().then(
    () => true,
    () => false,
  );
  const healthy = await Promise.race([succeeded, timeout]);
  clearTimeout(timer);
  return healthy;
};
