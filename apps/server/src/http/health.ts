import type { FastifyPluginAsync } from "fastify";

/** What must answer before this process should get visitors, by name. */
export type HealthChecks = Readonly<Record<string, () => Promise<unknown>>>;

const PATIENCE_MS = 2_000;

export const healthRoutes =
  (checks: HealthChecks): FastifyPluginAsync =>
  async (app) => {
    app.get("/healthz", async () => ({ status: "ok" }));

    app.get("/readyz", async (_request, reply) => {
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, await answers(check)] as const),
      );
      const ready = results.every(([, isWell]) => isWell);
      return reply
        .code(ready ? 200 : 503)
        .header("cache-control", "no-store")
        .send({
          status: ready ? "ready" : "not ready",
          checks: Object.fromEntries(results.map(([name, isWell]) => [name, isWell ? "ok" : "no answer"])),
        });
    });
  };

const answers = async (check: () => Promise<unknown>): Promise<boolean> => {
  const { promise: tooLate, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), PATIENCE_MS);
  const answered = check().then(
    () => true,
    () => false,
  );
  const well = await Promise.race([answered, tooLate]);
  clearTimeout(timer);
  return well;
};
